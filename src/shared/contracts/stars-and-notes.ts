import { z } from 'zod';
import { byteLength, largestText } from '../domain/text-size.ts';

export const starSchema = z
  .object({ questionId: z.number().int(), isStarred: z.boolean() })
  .meta({ id: 'Star' });

const version = z.uuid('Invalid version').nullable();

export const noteChangeSchema = z.object({
  content: z
    .string('Note must be a string')
    .trim()
    .refine((text) => byteLength(text) <= largestText.note, 'Note cannot be longer than 20 kB')
    .describe('Markdown with formulas; empty to delete the note.'),
  version: version.describe('The version of the note that was changed; null if there was none.'),
});

export const noteSchema = z
  .object({
    content: z.string().describe('Markdown with formulas; empty if there is no note.'),
    version: z.uuid().nullable(),
    updatedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Note' });

export type Star = z.infer<typeof starSchema>;
export type Note = z.infer<typeof noteSchema>;
export type NoteChange = z.infer<typeof noteChangeSchema>;
