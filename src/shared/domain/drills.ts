/** Answers that arrive later than this after the end of a run are shown, not scored. */
export const graceSeconds = 5;
/** Between the deal and the first item. */
export const countdownSeconds = 3;
export const mostAnswersAtOnce = 400;
export const mostRunItems = 400;
export const longestRunSeconds = 3600;
export const mostOwnPresets = 50;
export const longestPresetTitle = 60;
export const longestPlayerName = 20;
export const duelDays = 30;
export const mostDuelPlayers = 20;
/** Percentiles are among the runs of this many days, if there are enough. */
export const percentileDays = 90;
export const fewestRunsForPercentile = 30;
/** How many runs a visitor can take along into an account. */
export const mostCarriedRuns = 100;
/** In a drill of chosen facts. */
export const mostFacts = 60;
