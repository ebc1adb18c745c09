export const usualDays = 30;

/** Whoever came from no other site: by typing the address, or from another page of ours. */
export const directReferrer = 'direct';
/** Together stands what is too rare among too many to be counted apart. */
export const otherEntries = '(other)';

export const devices = ['desktop', 'mobile', 'tablet', 'other'] as const;
export type Device = (typeof devices)[number];
