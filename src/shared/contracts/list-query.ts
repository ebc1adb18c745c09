import { z } from 'zod';
import { sortDirections } from '../domain/question-order.ts';

const largestPageSize = 100;
/** At least as long as the longest name. */
const longestSearch = 300;

/** An empty form field counts as absent. */
export function optionalText<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(
    (value: z.input<Schema> | '' | undefined) => (value === '' ? undefined : value),
    schema.optional(),
  );
}

const pageText = 'Page must be a positive whole number';
const pageSizeText = `Page size must be a whole number from 1 to ${largestPageSize}`;

/** Without a page, all rows are returned. */
export const pageQuerySchema = z.object({
  page: optionalText(
    z.coerce.number(pageText).int(pageText).min(1, pageText).max(2_147_483_647, pageText),
  ),
  pageSize: optionalText(
    z.coerce
      .number(pageSizeText)
      .int(pageSizeText)
      .min(1, pageSizeText)
      .max(largestPageSize, pageSizeText),
  ),
});

/** The query of every searchable, sortable list. */
export function listQuerySchema<const Field extends string>(sorts: readonly Field[]) {
  return pageQuerySchema.extend({
    search: optionalText(
      z
        .string('Search must be a single value')
        .transform((text) => text.trim().slice(0, longestSearch)),
    ),
    sort: optionalText(z.enum(sorts, `Sort must be one of ${sorts.join(', ')}`)),
    direction: optionalText(
      z.enum(sortDirections, `Direction must be one of ${sortDirections.join(', ')}`),
    ),
  });
}

const day = (name: string) => optionalText(z.iso.date(`${name} must be a date such as 2026-01-31`));

/** For lists that can be limited to some days. */
export const dayFields = {
  start: day('Start').describe('The first day, in UTC.'),
  end: day('End').describe('The last day, in UTC.'),
};

/** The check of these fields, for `refine`. */
export function areInOrder({
  start,
  end,
}: {
  start?: string | undefined;
  end?: string | undefined;
}) {
  return !start || !end || start <= end;
}

export const notInOrder = { path: ['end'], message: 'End must not be before start' };

/** CSV: all matches as a file. */
export const formatField = optionalText(z.enum(['json', 'csv'], 'Format must be json or csv'));
