import { z } from 'zod';
import { ContentFileError, readContentFile } from '../../../lib/content-file.ts';
import { nameField, slugsField } from './topic-fields.ts';

export interface Collection extends z.infer<typeof frontMatterSchema> {
  slug: string;
  /** Markdown that says who it is for. */
  about: string;
}

const badOrder = 'Order must be a whole number from 1';

const frontMatterSchema = z.strictObject({
  name: nameField,
  /** Its place among the collections. */
  order: z.number(badOrder).int(badOrder).min(1, badOrder),
  /** Slugs, in the order to solve them. */
  questions: slugsField('Questions').min(1, 'Questions must not be empty'),
});

/** Throws a ContentFileError that names the field. */
export function parseCollectionFile(slug: string, text: string): Collection {
  const { fields, body } = readContentFile(text, frontMatterSchema);
  const about = body.trim();
  if (about === '') throw new ContentFileError('the text about the collection is missing');
  return { slug, ...fields, about };
}
