import type { PartnerOverview } from '#shared/contracts/partner.ts';
import { goneName } from '#shared/domain/meetings.ts';

export type Pair = PartnerOverview['pairs'][number];

export const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export const nameOf = ({ partner }: Pick<Pair, 'partner'>) => partner ?? goneName;

/** In the browser's time zone. */
export function whenText(startsAt: string): string {
  return new Date(startsAt).toLocaleString('en-US', {
    ...{ weekday: 'long', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  });
}

export const planText = ({ role, level, minutes }: Pick<Pair, 'role' | 'level' | 'minutes'>) =>
  `${capitalized(role)}, ${level} level, two halves of ${minutes} minutes`;

export function outcomeText({ outcome, wasAway }: Pick<Pair, 'outcome' | 'wasAway'>): string {
  if (outcome === 'canceled') return wasAway ? 'Canceled too late by you' : 'Canceled';
  if (outcome === 'missed') return wasAway ? "You didn't come" : 'Left you waiting';
  return 'You met';
}
