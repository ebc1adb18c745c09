import { drawBelow } from '../tools/draw.ts';

interface Numbers {
  faces: number;
}

interface Plan {
  wins: number;
  /** What each says on seeing the other's die; 0 is silence. */
  ada: number[];
  ben: number[];
}

/**
 * Tries all plans of Ada, each with Ben's best reply to every face that he may see. All faces can be
 * renumbered, so that it is enough to take plans in which what Ada says does not fall, and in which she
 * says no number more often than a smaller one.
 */
function findBestPlan(faces: number): Plan {
  let best: Plan = { wins: 0, ada: [], ben: [] };
  function extend(ada: number[], says: number, most: number): void {
    const left = faces + 1 - ada.length;
    if (left === 0) {
      const plan = withBestReply(ada, faces);
      if (plan.wins > best.wins) best = plan;
      return;
    }
    for (let times = 1; times <= Math.min(left, most); times += 1) {
      extend([...ada, ...Array.from({ length: times }, () => says)], says + 1, times);
    }
  }
  for (let silent = 0; silent <= faces; silent += 1) {
    extend(
      Array.from({ length: 1 + silent }, () => 0),
      1,
      faces,
    );
  }
  return best;
}

function withBestReply(ada: number[], faces: number): Plan {
  const ben = [0];
  let wins = 0;
  for (let adas = 1; adas <= faces; adas += 1) {
    let most = -1;
    for (let says = 0; says <= faces; says += 1) {
      let here = 0;
      // A number that he names can only win if it is on his die.
      const [from, to] = says === 0 ? [1, faces] : [says, says];
      for (let bens = from; bens <= to; bens += 1) if (won(ada, says, adas, bens)) here += 1;
      if (here <= most) continue;
      most = here;
      ben[adas] = says;
    }
    wins += most;
  }
  return { wins, ada, ben };
}

function won(ada: number[], benSays: number, adas: number, bens: number): boolean {
  const adaSays = ada[bens] ?? 0;
  if (adaSays === 0 && benSays === 0) return false;
  return (adaSays === 0 || adaSays === adas) && (benSays === 0 || benSays === bens);
}

const plans = new Map<number, Plan>();

function bestPlan(faces: number): Plan {
  const plan = plans.get(faces) ?? findBestPlan(faces);
  plans.set(faces, plan);
  return plan;
}

export function exact({ faces }: Numbers): number {
  return bestPlan(faces).wins / faces ** 2;
}

export function simulate(random: () => number, { faces }: Numbers): number {
  const { ada, ben } = bestPlan(faces);
  const adas = 1 + drawBelow(random, faces);
  const bens = 1 + drawBelow(random, faces);
  return won(ada, ben[adas] ?? 0, adas, bens) ? 1 : 0;
}

export function mistakes({ faces }: Numbers): number[] {
  const oneSpeaker = 1 / faces;
  const atLeastOneRight = 1 - ((faces - 1) / faces) ** 2;
  return [oneSpeaker, atLeastOneRight];
}

/** Nobody is silent: Ada says 1 to some number, each at least once, and Ben replies as well as he can. */
export function followUps({ faces }: Numbers): number[] {
  let most = 0;
  for (let said = 1; said <= faces; said += 1) {
    const ada = Array.from({ length: faces + 1 }, (_, bens) => Math.min(bens, said));
    let wins = 0;
    for (let adas = 1; adas <= faces; adas += 1) {
      const isRight = ada.some((says, bens) => bens > 0 && says === adas);
      if (isRight) wins += 1;
    }
    most = Math.max(most, wins);
  }
  return [most / faces ** 2];
}
