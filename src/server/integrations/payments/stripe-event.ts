import { z } from 'zod';
import type { ProviderEvent } from './payments.ts';

const reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);

/** The object of an event: a customer, or something that belongs to one. */
const subjectSchema = z.union([
  z.object({ object: z.literal('customer'), id: z.string() }).transform(({ id }) => id),
  z.object({ customer: reference }).transform(({ customer }) => customer),
]);

const eventSchema = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({ object: z.unknown() }),
});

/** Throws if this is not an event. */
export function toProviderEvent(event: unknown): ProviderEvent {
  const { id, type, data } = eventSchema.parse(event);
  return { id, type, customerId: subjectSchema.safeParse(data.object).data ?? null };
}
