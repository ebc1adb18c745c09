import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytea, createdAt, isListed, numericId } from './columns.ts';
import { users } from './users.ts';

const imageTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;

export const uploads = pgTable(
  'uploads',
  {
    id: numericId(),
    filename: text('filename').notNull().unique(),
    contentType: text('content_type', { enum: imageTypes }).notNull(),
    data: bytea('data').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    uploadedBy: integer('uploaded_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    index('uploads_uploaded_by_idx').on(t.uploadedBy),
    check('uploads_filename_check', sql`${t.filename} ~ '^[A-Za-z0-9_-]{1,100}[.](png|jpg|webp)$'`),
    check('uploads_content_type_check', isListed(t.contentType, imageTypes)),
    check('uploads_data_check', sql`octet_length(${t.data}) > 0`),
    check('uploads_size_check', sql`${t.width} > 0 and ${t.height} > 0`),
  ],
);
