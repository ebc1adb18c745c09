import { wholeNumber } from '#shared/domain/whole-number.ts';

interface PremiumCounts {
  solutions: number;
  simulations: number;
}

/** What a subscription opens: “73 solutions and 45 simulations”. Null: nothing yet. */
export function premiumCountsText({ solutions, simulations }: PremiumCounts): string | null {
  const parts = [counted(solutions, 'solution'), counted(simulations, 'simulation')];
  return parts.filter((part) => part !== null).join(' and ') || null;
}

function counted(count: number, name: string): string | null {
  if (count === 0) return null;
  return `${wholeNumber(count)} ${name}${count === 1 ? '' : 's'}`;
}
