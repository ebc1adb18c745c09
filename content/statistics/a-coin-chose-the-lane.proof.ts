import { theTrueOne } from '../tools/the-true-one.ts';

interface Numbers {
  fastOld: number;
  fastNew: number;
  costFast: number;
  gap: number;
}

/** A hundred kinds of orders, from easy to hard: each algorithm fills the easiest ones fast. */
export function exact({ fastOld, fastNew, costFast, gap }: Numbers): number {
  const cost = (kind: number, fast: number) => (kind < fast ? costFast : costFast + gap);
  const average = (costs: number[]) => costs.reduce((sum, each) => sum + each, 0) / costs.length;
  const kinds = Array.from({ length: 100 }, (_, kind) => kind);
  const change = average(kinds.map((kind) => cost(kind, fastNew) - cost(kind, fastOld)));
  // The trial: a fair coin sends each kind equally often to both.
  const orders = kinds.flatMap((kind) => [
    { isNew: false, cost: cost(kind, fastOld) },
    { isNew: true, cost: cost(kind, fastNew) },
  ]);
  const lane = (isNew: boolean) =>
    average(orders.filter((order) => order.isNew === isNew).map((order) => order.cost));
  const shown = lane(true) - lane(false);
  const isAbout = (claimed: number) => Math.abs(change - claimed) < 0.01;
  return theTrueOne([
    isAbout(0),
    isAbout(-gap),
    isAbout((-(fastNew - fastOld) * gap) / 100),
    Math.abs(shown - change) > 0.01,
  ]);
}
