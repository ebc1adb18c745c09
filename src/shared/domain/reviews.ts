/** The most reviews in a day. The others wait. */
export const reviewsPerDay = 30;

/** Due questions are counted up to this. */
export const countedDue = 1_000;

/** A question that fails in this many reviews does not stick: something else is needed. */
export const leechFailures = 4;

/** How many days ahead the load is shown. */
export const daysAhead = 30;
