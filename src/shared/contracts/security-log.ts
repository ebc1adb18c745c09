import { z } from 'zod';
import {
  type AccountAct,
  accountActNames,
  type SecurityEventKind,
  securityEventNames,
} from '../domain/security-log.ts';
import {
  areInOrder,
  dayFields,
  listQuerySchema,
  notInOrder,
  optionalText,
  pageQuerySchema,
} from './list-query.ts';

function keysOf<Key extends string>(names: Record<Key, string>): Record<Key, Key>;
function keysOf(names: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.keys(names).map((key) => [key, key]));
}

const kind = z.enum(keysOf<SecurityEventKind>(securityEventNames), 'Unknown kind');
const act = z.enum(keysOf<AccountAct>(accountActNames));

const place = {
  network: z.string().describe('Shortened: `203.0.113.0/24`, `2001:db8:1::/48`, or unknown.'),
  device: z.string().describe('For example, "Firefox on Linux".'),
  count: z.number().int().describe('Refused sign-ins within an hour are one event.'),
  createdAt: z.iso.datetime(),
};

/** Defaults to the first page. */
export const ownSecurityQuerySchema = pageQuerySchema;

export const ownSecurityEventSchema = z
  .object({
    key: z.string().describe('Unique in the list.'),
    kind: z.union([kind, act]),
    actor: z.enum(['you', 'anybody', 'administrator']),
    ...place,
    network: place.network.nullable().describe('Null if an administrator did it.'),
    device: place.device.nullable(),
  })
  .meta({ id: 'OwnSecurityEvent' });

export const securityQuerySchema = listQuerySchema([])
  .omit({ sort: true, direction: true })
  .extend({ kind: optionalText(kind), ...dayFields })
  .refine(areInOrder, notInOrder);

export const securityEventSchema = z
  .object({
    id: z.number().int(),
    user: z
      .object({ id: z.number().int(), username: z.string() })
      .nullable()
      .describe('Null for a network refused for trying one account after another.'),
    kind,
    ...place,
  })
  .meta({ id: 'SecurityEvent' });

export type OwnSecurityEvent = z.infer<typeof ownSecurityEventSchema>;
export type SecurityQuery = z.infer<typeof securityQuerySchema>;
export type SecurityEvent = z.infer<typeof securityEventSchema>;
