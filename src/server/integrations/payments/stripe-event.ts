import { z } from 'zod';

const reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);

/** What an event is about: a customer, or something of a customer's. */
const subjectSchema = z.union([
  z.object({ object: z.literal('customer'), id: z.string() }).transform(({ id }) => id),
  z.object({ customer: reference }).transform(({ customer }) => customer),
]);

/** Whom an event concerns; null where it concerns no customer. */
export function customerOf(subject: unknown): string | null {
  return subjectSchema.safeParse(subject).data ?? null;
}
