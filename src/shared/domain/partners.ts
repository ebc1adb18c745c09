/** Interviews with a partner start on the hour or half past. */
const slotMinutes = 30;

/** How many times someone may offer at once. */
export const mostSlots = 40;

/** Times can be offered, and pairs are made, this far ahead. */
export const slotsFromHours = 1;
export const slotsToDays = 7;

/** Other times so close to an interview are not used. */
export const clearMinutes = 90;

/** Coming is opening the room from so long before the start until so long after it. */
export const comesBeforeMinutes = 15;
export const comesAfterMinutes = 10;

/** Canceling later than this counts as staying away. */
export const lateCancelHours = 2;

/** Who stays away this often within so many days is paired last. */
export const mostAway = 2;
export const awayDays = 90;

/** Those who met are paired again within so many days only if there is nobody else. */
export const freshPartnerDays = 14;

/** Pairs from so many days before are listed. */
export const listedPairDays = 14;
export const mostPairsListed = 50;

/** Then pairs are deleted. */
export const keptPairDays = 90;

export const pairOutcomes = ['planned', 'met', 'missed', 'canceled'] as const;

/** What someone can be reported for. */
export const partnerReportReasons = ['behavior', 'effort', 'answers', 'other'] as const;

export type PartnerReportReason = (typeof partnerReportReasons)[number];

export const partnerReportLabels: Record<PartnerReportReason, string> = {
  behavior: 'Did not behave',
  effort: 'Did not try',
  answers: 'Shared answers',
  other: 'Something else',
};

export const longestPartnerReport = 5_000;

/** Only this reason says nothing by itself. */
export const needsReportText = (reason: PartnerReportReason) => reason === 'other';

const minute = 60_000;

/** The times that can be offered, both included. */
export function slotRange(now: Date): { first: Date; last: Date } {
  return {
    first: new Date(now.getTime() + slotsFromHours * 60 * minute),
    last: new Date(now.getTime() + slotsToDays * 24 * 60 * minute),
  };
}

export function isSlot(time: Date, now: Date): boolean {
  const { first, last } = slotRange(now);
  return time.getTime() % (slotMinutes * minute) === 0 && time >= first && time <= last;
}

/** Whether canceling at this moment counts as staying away. */
export function isLateCancel(startsAt: Date, now: Date): boolean {
  return startsAt.getTime() - now.getTime() < lateCancelHours * 60 * minute;
}
