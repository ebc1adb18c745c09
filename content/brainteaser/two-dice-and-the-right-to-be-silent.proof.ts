import { drawBelow } from '../tools/draw.ts';

interface Plan {
  wins: number;
  /** What each says on seeing the other's die; 0 is silence. */
  ada: number[];
  ben: number[];
}

/**
 * Tries all plans of Ada, each with Ben's best reply to every face that he may see. Ben's faces can be
 * renumbered, so that it is enough to take plans in which what Ada says does not fall.
 */
function bestPlan(): Plan {
  let best: Plan = { wins: 0, ada: [], ben: [] };
  function extend(ada: number[]): void {
    if (ada.length < 7) {
      for (let says = ada.at(-1) ?? 0; says <= 6; says += 1) extend([...ada, says]);
      return;
    }
    const plan = withBestReply(ada);
    if (plan.wins > best.wins) best = plan;
  }
  extend([0]);
  return best;
}

function withBestReply(ada: number[]): Plan {
  const ben = [0];
  let wins = 0;
  for (let adas = 1; adas <= 6; adas += 1) {
    let most = -1;
    for (let says = 0; says <= 6; says += 1) {
      let here = 0;
      for (let bens = 1; bens <= 6; bens += 1) if (won(ada, says, adas, bens)) here += 1;
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

const plan = bestPlan();

export function exact(): number {
  return plan.wins / 36;
}

export function simulate(random: () => number): number {
  const adas = 1 + drawBelow(random, 6);
  const bens = 1 + drawBelow(random, 6);
  return won(plan.ada, plan.ben[adas] ?? 0, adas, bens) ? 1 : 0;
}

export function mistakes(): number[] {
  const oneSpeaker = 1 / 6;
  const atLeastOneRight = 1 - (5 / 6) ** 2;
  return [oneSpeaker, atLeastOneRight];
}
