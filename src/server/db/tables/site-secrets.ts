import { pgTable, text } from 'drizzle-orm/pg-core';
import { bytea } from './columns.ts';

/** Random keys, each created when first needed and never changed. */
export const siteSecrets = pgTable('site_secrets', {
  name: text('name').primaryKey(),
  value: bytea('value').notNull(),
});
