import { check, pgTable, text } from 'drizzle-orm/pg-core';
import { hasLength, numericId, updatedAt } from './columns.ts';

/** An empty value means "not set"; what a form may save is stricter. */
export const settings = pgTable(
  'settings',
  {
    id: numericId(),
    key: text('key').notNull().unique(),
    value: text('value').notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('settings_key_check', hasLength(t.key, 1, 100)),
    check('settings_value_check', hasLength(t.value, 0, 10_000)),
  ],
);
