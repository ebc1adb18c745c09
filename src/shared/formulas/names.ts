import { constants, functions } from './functions.ts';

/** What a proof computes. */
const computed = /^(exact|mistake\d+|followUp\d+)$/;

/** A number must not have one of these names, since formulas use them for something else. */
export function isReservedName(name: string): boolean {
  const isTaken = functions.has(name) || constants.has(name);
  return isTaken || ['sum', 'and', 'or'].includes(name) || computed.test(name);
}
