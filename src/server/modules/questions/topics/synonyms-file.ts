import { z } from 'zod';
import { readYaml } from '../../../lib/content-file.ts';
import { areDifferent } from './topic-fields.ts';

/** Terms that mean the same. */
export type Synonyms = string[][];

const badTerm = 'Terms must be non-empty strings';
const tooFew = 'A group must have at least two terms';

const synonymsSchema = z.array(
  z
    .array(z.string(badTerm).trim().min(1, badTerm), 'A group must be a list of terms')
    .min(2, tooFew)
    .refine((terms) => areDifferent(terms.map((term) => term.toLowerCase())), 'Terms must differ'),
  'The file must be a list of groups',
);

/** Throws a ContentFileError that names the group, counted from 0, and the term. */
export function parseSynonyms(text: string): Synonyms {
  return readYaml(text, synonymsSchema, 'the file');
}
