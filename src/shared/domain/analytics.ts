export const usualDays = 30;

/** Visits without a referring site: typed URLs, or links within the site. */
export const directReferrer = 'direct';
/** The bucket for entries too rare to be counted separately. */
export const otherEntries = '(other)';

export const devices = ['desktop', 'mobile', 'tablet', 'other'] as const;
export type Device = (typeof devices)[number];

const entryNames = new Map([
  ['desktop', 'Desktop'],
  ['mobile', 'Mobile'],
  ['tablet', 'Tablet'],
  ['other', 'Other'],
  [directReferrer, 'Direct'],
  [otherEntries, 'Other'],
]);

/** What a device or referrer is called on screen; hosts stay as they are. */
export function entryName(entry: string): string {
  return entryNames.get(entry) ?? entry;
}
