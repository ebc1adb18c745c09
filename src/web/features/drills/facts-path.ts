import type { Fact } from '#shared/drills/item.ts';

/** The URL of a drill on these facts. */
export function factsPath(facts: readonly Fact[]): string {
  const text = facts.map(({ left, operator, right }) => left + operator + right).join(';');
  return `/drills/run?${new URLSearchParams({ facts: text })}`;
}
