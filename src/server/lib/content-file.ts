import { parse } from 'yaml';
import type { z } from 'zod';

/** A mistake in a file of content/, for its author. */
export class ContentFileError extends Error {
  override readonly name = 'ContentFileError';
}

/** The front matter, parsed by the schema, and the text after it. Errors name the field. */
export function readContentFile<Fields>(text: string, schema: z.ZodType<Fields>) {
  if (text.includes('\0')) throw new ContentFileError('the file contains a NUL character');
  const lines = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const [, frontMatter, body] = /^---[ \t]*\n(.*?\n)---[ \t]*\n(.*)$/s.exec(lines) ?? [];
  if (frontMatter === undefined || body === undefined) {
    throw new ContentFileError('the file must begin with front matter between two lines of ---');
  }
  return { fields: readYaml(frontMatter, schema, 'the front matter'), body };
}

export function readYaml<Fields>(source: string, schema: z.ZodType<Fields>, what: string): Fields {
  const fields = schema.safeParse(parseYaml(source, what));
  if (!fields.success) throw new ContentFileError(firstIssue(fields.error));
  return fields.data;
}

export function firstIssue({ issues: [issue] }: z.ZodError): string {
  return [...(issue?.path ?? []), issue?.message].join(': ');
}

function parseYaml(source: string, what: string): unknown {
  try {
    return parse(source);
  } catch (error) {
    throw new ContentFileError(`${what} is not valid YAML: ${String(error)}`);
  }
}
