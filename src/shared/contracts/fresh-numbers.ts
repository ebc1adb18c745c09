import { z } from 'zod';
import { optionalText } from './list-query.ts';
import { variantQuery } from './variant.ts';

const tooMany = 'Met is too long';

export const freshNumbersQuerySchema = z.object({
  v: variantQuery.describe('The numbers on screen, such as 1.7; absent: the usual ones.'),
  met: optionalText(
    z
      .string('Met must be a single value')
      .max(1_000, tooMany)
      .regex(/^\d{1,4}\.\d{1,3}(,\d{1,4}\.\d{1,3})*$/, 'Met must be numbers such as 1.7,1.8')
      .transform((list) => list.split(',')),
  ).describe('What a visitor has met in their browser, oldest first. Ignored for users.'),
});

export const freshNumbersSchema = z
  .object({
    variant: z.string().nullable().describe('The numbers to ask next; null: the usual ones.'),
    isNew: z.boolean().describe('False: the user has met all of them.'),
    met: z.number().int().describe('How many the user has met.'),
    count: z.number().int().describe('How many there are; 0 if the numbers never change.'),
  })
  .meta({ id: 'FreshNumbers' });

export type FreshNumbers = z.infer<typeof freshNumbersSchema>;
export type FreshNumbersQuery = z.infer<typeof freshNumbersQuerySchema>;
