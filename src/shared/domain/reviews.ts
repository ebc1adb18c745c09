/** The most reviews in a day. The others wait. */
export const reviewsPerDay = 30;

/** Due questions are counted up to this. */
export const countedDue = 1_000;

/** How many days ahead the load is shown. */
export const daysAhead = 30;
