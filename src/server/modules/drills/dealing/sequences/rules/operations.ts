import { isSameProduct, timesRatio } from './exact.ts';
import { at, type Fit } from './fit.ts';

interface Operation {
  parameters: number;
  apply(term: number): number;
}

type Step = readonly [from: number, to: number];

/** Two or three operations in turn: additions and multiplications by fixed or growing amounts. */
export function fitOperations(terms: readonly number[]): Fit[] {
  return [2, 3].flatMap((period) => fitPeriod(terms, period));
}

function fitPeriod(terms: readonly number[], period: number): Fit[] {
  const steps = terms.slice(1).map((term, index): Step => [at(terms, index), term]);
  const turns = Array.from({ length: period }, (_, turn) =>
    listOperations(steps.filter((_step, index) => index % period === turn)),
  );
  const fewest = turns.map((operations) =>
    Math.min(...operations.map(({ parameters }) => parameters)),
  );
  const turn = steps.length % period;
  const ofOthers = fewest.reduce((sum, few, index) => (index === turn ? sum : sum + few), 0);
  // If one of the turns has no operation, its fewest parameters are infinite.
  return (turns[turn] ?? []).map(({ parameters, apply }) => ({
    next: apply(at(terms, -1)),
    firstTerms: 1,
    parameters: parameters + ofOthers,
  }));
}

/** Every operation that fits these steps, confirmed by at least one of them. */
function listOperations(steps: readonly Step[]): Operation[] {
  if (steps.length < 2) return [];
  const operations: Operation[] = [];
  const amounts = steps.map((step) => step[1] - step[0]);
  const amount = steadyNext(amounts);
  if (amount !== null) {
    operations.push({ ...amount, apply: (term) => term + amount.next });
  }
  const [from, to] = steps.find((step) => step[0] !== 0) ?? [0, 0];
  if (from !== 0 && steps.every((step) => isSameProduct(step[1], from, step[0], to))) {
    operations.push({ parameters: 1, apply: (term) => timesRatio(term, to, from) });
    return operations;
  }
  const factors = steps.map((step) => step[1] / step[0]);
  const factor = factors.every(Number.isInteger) ? steadyNext(factors) : null;
  if (factor !== null) operations.push({ ...factor, apply: (term) => term * factor.next });
  return operations;
}

/** What follows amounts that are constant or grow by a constant. */
function steadyNext(amounts: readonly number[]): { next: number; parameters: number } | null {
  const [first, growth] = [at(amounts, 0), at(amounts, 1) - at(amounts, 0)];
  const isSame = amounts.every((amount) => amount === first);
  if (isSame) return { next: first, parameters: 1 };
  const isSteady = amounts.every((amount, index) => amount === first + index * growth);
  if (!isSteady || amounts.length < 3) return null;
  return { next: first + amounts.length * growth, parameters: 2 };
}
