import { z } from 'zod';
import { difficulties } from '../domain/difficulty.ts';
import { longestMeetingNotes, mostBets, mostQuestionsInHalf } from '../domain/meetings.ts';
import { storableText } from './fields.ts';
import { half } from './meeting.ts';

const numberField = (what: string, most: number) =>
  z.int(`Invalid ${what}`).min(0, `Invalid ${what}`).max(most, `Invalid ${what}`);

const question = numberField('question', 2 * mostQuestionsInHalf);

/**
 * Commands name what they are about, as the page shows it. If that has changed meanwhile, perhaps
 * in another tab, nothing is done, and the response is the state as it is now.
 */
export const halfCommandSchema = z.object({ half });

export const dealSchema = z.object({
  after: question.describe('The number of the question on screen; 0: none yet.'),
  difficulty: z
    .enum(difficulties, `Difficulty must be one of ${difficulties.join(', ')}`)
    .nullable()
    .default(null)
    .describe('Null: as the level suggests.'),
});

export const otherNumbersSchema = z.object({
  question,
  variant: z.string('Invalid numbers').nullable().describe('The numbers on screen.'),
});

export const giveHintSchema = z.object({
  question,
  hint: numberField('hint', 1000).describe('From 1.'),
});

export const openPartSchema = z.object({
  question,
  part: numberField('part', 100).describe('From 1; opens those before it, too.'),
});

export const askBetSchema = z.object({
  question,
  bet: numberField('bet', mostBets).describe('Its number: one more than there are.'),
});

export const answerBetSchema = z.object({
  question,
  bet: numberField('bet', mostBets),
  percent: z
    .int('A bet must be a whole percentage')
    .min(5, 'A bet must be from 5% to 99%')
    .max(99, 'A bet must be from 5% to 99%'),
});

export const meetingNotesSchema = z.object({
  notes: storableText('Notes must be text').max(
    longestMeetingNotes,
    `Notes must be no more than ${longestMeetingNotes} characters`,
  ),
});

export type Deal = z.infer<typeof dealSchema>;
