/** How many reviews a day has. The others wait. */
export const reviewsPerDay = 30;

/** How far due questions are counted. */
export const countedDue = 1_000;

/** How many days ahead the load is shown. */
export const daysAhead = 30;
