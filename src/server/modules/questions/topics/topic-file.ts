import { z } from 'zod';
import { oneLineField } from '#shared/contracts/fields.ts';
import { ContentFileError, readContentFile } from '../../../lib/content-file.ts';
import { areDifferent, nameField, slugsField } from './topic-fields.ts';
import { topicGroups } from './topic-groups.ts';

export interface Topic extends z.infer<typeof frontMatterSchema> {
  slug: string;
  /** Markdown; empty if nobody has written it yet. */
  primer: string;
}

const badSummary = 'Summary must have 20 to 160 characters';
const badTag = 'Tags must be non-empty strings';

const frontMatterSchema = z.strictObject({
  name: nameField,
  group: z.enum(topicGroups, `Group must be one of: ${topicGroups.join(', ')}`),
  /** One sentence, for lists and search engines. */
  summary: oneLineField(badSummary).min(20, badSummary).max(160, badSummary),
  /** Tags of questions. */
  tags: z
    .array(z.string(badTag).trim().min(1, badTag), 'Tags must be a list')
    .min(1, 'Tags must not be empty')
    .refine(areDifferent, 'Tags must not contain duplicates'),
  /** Slugs of other topics. */
  related: slugsField('Related topics')
    .min(2, 'There must be 2 to 4 related topics')
    .max(4, 'There must be 2 to 4 related topics'),
  /** Slugs of the questions to begin with. */
  start: slugsField('Questions to start with')
    .length(2, 'There must be 2 questions to start with')
    .optional(),
  /** The number that the primer's example comes to. */
  example: z
    .string('Example must be a string')
    .trim()
    .min(1, 'Example must not be empty')
    .optional(),
});

/** Throws a ContentFileError that names the field. */
export function parseTopicFile(slug: string, text: string): Topic {
  const { fields, body } = readContentFile(text, frontMatterSchema);
  const primer = body.trim();
  if (fields.related.includes(slug)) {
    throw new ContentFileError('related: A topic must not be related to itself');
  }
  if (primer !== '' && fields.example === undefined) {
    throw new ContentFileError('example: A primer needs the number of its example');
  }
  if (primer !== '' && fields.start === undefined) {
    throw new ContentFileError('start: A primer needs 2 questions to start with');
  }
  if (primer === '' && fields.example !== undefined) {
    throw new ContentFileError('example: This example has no primer');
  }
  return { slug, ...fields, primer };
}
