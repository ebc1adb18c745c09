import { cardChances } from './card-enumerations.ts';
import { coinChances, coinMeans } from './coin-enumerations.ts';
import { diceChances, diceMeans } from './dice-enumerations.ts';
import type { Enumeration } from './enumerate.ts';
import { urnChances, urnMeans } from './urn-enumerations.ts';
import { waitingChances, waitingMeans } from './waiting-enumerations.ts';

/** What the answer to a template's problem must be, by name of the template. */
export const enumerations: Record<string, Enumeration> = {
  ...diceChances,
  ...coinChances,
  ...cardChances,
  ...urnChances,
  ...waitingChances,
  ...diceMeans,
  ...coinMeans,
  ...urnMeans,
  ...waitingMeans,
};
