import { addMonths } from '#shared/domain/months.ts';
import type { CardOutcome } from './payments.ts';

/** The usual test card numbers; no real card has them. */
const testCards: Record<string, CardOutcome> = {
  '4242424242424242': 'succeeded',
  '4000000000000002': 'declined',
  '4000002500003155': 'requires_action',
};

export function judgeCard(card: { number: string; expiry: string }, now: Date): CardOutcome {
  const outcome = testCards[card.number.replaceAll(/\D/g, '')];
  if (!outcome) return 'unknown';
  return isPast(card.expiry, now) ? 'expired' : outcome;
}

/** A card is valid through the end of its expiration month. */
function isPast(expiry: string, now: Date): boolean {
  const [month = 0, year = 0] = expiry.split('/').map(Number);
  const start = new Date(Date.UTC(year < 100 ? 2000 + year : year, month - 1));
  return addMonths(start, 1) <= now;
}
