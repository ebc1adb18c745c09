import { z } from 'zod';
import { type Half, largestPadUpdate } from '../domain/meetings.ts';
import { optionalText } from './list-query.ts';
import { half } from './meeting.ts';

const count = z.number().int();

const longestEncoded = 4 * Math.ceil(largestPadUpdate / 3);

/** A Yjs update, in base64. The server neither reads nor merges them. */
export const padUpdateSchema = z.object({
  half: half.describe('Whose pad it is.'),
  update: z
    .base64('An update must be base64')
    .min(4, 'An update must not be empty')
    .max(longestEncoded, `An update must be no more than ${largestPadUpdate / 1024} kB`),
});

/** An update's place among all of the meeting, such as 1.57: the 57th of the first half. */
export const padPlacePattern = /^([12])\.(\d{1,9})$/;

export const padSavedSchema = z.object({ place: z.string() }).meta({ id: 'PadSaved' });

export const meetingStreamQuerySchema = z.object({
  after: optionalText(z.string().regex(padPlacePattern, 'Invalid place in the pad')).describe(
    'The last update that the page has, such as 1.57; absent: none. `Last-Event-ID` goes first.',
  ),
});

export const padReplayQuerySchema = z.object({
  after: z.coerce
    .number('Invalid place in the pad')
    .int('Invalid place in the pad')
    .min(0, 'Invalid place in the pad')
    .max(999_999_999, 'Invalid place in the pad')
    .default(0)
    .describe('The number of the last update that the page has.'),
});

export const padReplaySchema = z
  .object({
    updates: z.array(
      z.object({
        number: count.describe('From 1.'),
        at: count.describe('In milliseconds since the clock of the half started; may be below 0.'),
        update: z.string(),
      }),
    ),
    isLast: z.boolean().describe('Whether there are no more; otherwise, ask for those after it.'),
  })
  .meta({ id: 'PadReplay' });

export type PadUpdate = z.infer<typeof padUpdateSchema>;
export type PadReplay = z.infer<typeof padReplaySchema>;
/** The meeting has changed: load it, unless this revision is known. Also sent at the start. */
export interface MeetingStateEvent {
  revision: number;
}

/** New updates of one half's pad. The event's id is the place of the last of them. */
export interface MeetingPadEvent {
  half: Half;
  updates: string[];
}

/** The events of the stream, with JSON as their data. */
export type MeetingEvent =
  | { name: 'state'; data: MeetingStateEvent }
  | { name: 'pad'; id: string; data: MeetingPadEvent };
