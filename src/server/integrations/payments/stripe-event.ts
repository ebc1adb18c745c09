import { z } from 'zod';

const reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);

/** The object of an event: a customer, or something that belongs to one. */
const subjectSchema = z.union([
  z.object({ object: z.literal('customer'), id: z.string() }).transform(({ id }) => id),
  z.object({ customer: reference }).transform(({ customer }) => customer),
]);

/** The customer an event concerns, or null. */
export function customerOf(subject: unknown): string | null {
  return subjectSchema.safeParse(subject).data ?? null;
}
