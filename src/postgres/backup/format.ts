import { z } from 'zod';
import { newerRelease } from './backup-error.ts';

/**
 * Inside the gzip: a header line, then for each table a line that names it, its rows as COPY writes
 * them as text and the end mark, and last a line that seals everything before it.
 */
const formatVersion = 1;

/** COPY escapes every backslash in a value, so that no row can be this line. */
export const endOfRows = '\\.\n';

const formatName = 'martingale-backup';

/** What every version of the format begins with. */
const kindSchema = z.object({ format: z.literal(formatName), version: z.int() });

const headerSchema = z.object({
  createdAt: z.iso.datetime(),
  postgres: z.string(),
  /** The migrations that made these tables, each told by the time it was made. */
  migrations: z.array(z.int()).min(1),
  /** The last value each sequence gave out. */
  sequences: z.record(z.string(), z.string().regex(/^-?\d+$/)),
});

const tableSchema = z.object({ table: z.string(), columns: z.array(z.string()).min(1) });

const sealSchema = z.object({
  rows: z.record(z.string(), z.int().nonnegative()),
  sha256: z.string(),
});

export type BackupHeader = z.infer<typeof headerSchema>;
export type TableLine = z.infer<typeof tableSchema>;
export type Seal = z.infer<typeof sealSchema>;

export function headerLine(header: BackupHeader): string {
  return toLine({ format: formatName, version: formatVersion, ...header });
}

export function toLine(value: TableLine | Seal | Record<string, unknown>): string {
  return `${JSON.stringify(value)}\n`;
}

/** Null when the line is not the first one of a backup. */
export function parseHeader(line: string): BackupHeader | null {
  const value = parseJson(line);
  const kind = kindSchema.safeParse(value).data;
  if (!kind) return null;
  if (kind.version > formatVersion) throw newerRelease();
  return headerSchema.safeParse(value).data ?? null;
}

/** Null when the line is neither. */
export function parseTableOrSeal(line: string): TableLine | Seal | null {
  return z.union([tableSchema, sealSchema]).safeParse(parseJson(line)).data ?? null;
}

export function countRows(rows: Buffer): number {
  let count = 0;
  for (let at = rows.indexOf(10); at >= 0; at = rows.indexOf(10, at + 1)) count++;
  return count;
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
