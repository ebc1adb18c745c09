import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const schema = z.array(
  z.strictObject({ query: z.string().min(2), finds: z.array(z.string()).min(1) }),
);

/** What candidates type, and questions, at least one of which must be in the first five hits. */
export const searchQueries = schema.parse(
  parse(readFileSync(resolve(import.meta.dirname, 'search-queries.yaml'), 'utf8')),
);
