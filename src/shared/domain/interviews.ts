export const levels = ['internship', 'graduate', 'experienced'] as const;

export type Level = (typeof levels)[number];

/** In minutes. */
export const lengths = [30, 45, 60] as const;

export type Length = (typeof lengths)[number];

/** About ten minutes for each question, as real interviewers plan. */
export const questionsIn: Record<Length, number> = { 30: 3, 45: 4, 60: 6 };

/** With fewer there is no interview. */
export const fewestQuestions = 3;

/** Nobody is asked what they met in so many days, while there is a choice. */
export const freshAfterDays = 60;

/** Everyone may read so many of their latest reports. */
export const freeReports = 3;

/** The history shows so many. */
export const mostListed = 50;
