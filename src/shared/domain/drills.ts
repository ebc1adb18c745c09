/** Answers that arrive later than this after the end of a run are shown, not scored. */
export const graceSeconds = 5;
/** Between dealing the items and showing the first. */
export const countdownSeconds = 3;
export const mostAnswersAtOnce = 400;
export const mostRunItems = 400;
export const longestRunSeconds = 3600;
export const mostOwnPresets = 50;
export const longestPresetTitle = 60;
export const longestPlayerName = 20;
export const duelDays = 30;
export const mostDuelPlayers = 20;
/** Not counting the duel's creator. */
export const mostDuelPlayersOfNetwork = 3;
/** Percentiles are among the best runs that verified accounts made in this many days. */
export const percentileDays = 90;
export const fewestAccountsForPercentile = 30;
/** A run that is quit after this many answers stays in the history. */
export const fewestAnswersOfQuitRun = 20;
/** Why a run counts neither as a best nor for percentiles. */
export const runMarks = ['too-fast', 'quit'] as const;
export type RunMark = (typeof runMarks)[number];
/** How many runs a visitor can carry over into an account. */
export const mostCarriedRuns = 100;
/** For a drill of chosen facts. */
export const mostFacts = 60;
