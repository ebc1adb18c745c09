import { z } from 'zod';
import { newerRelease } from './backup-error.ts';

/**
 * Inside the gzip: a header line; for each table a line that names it, its rows in COPY's text
 * format and the end mark; and a last line with the checksum of everything before it.
 */
const formatVersion = 1;

/** COPY escapes backslashes in values, so no row can equal this line. */
export const endOfRows = '\\.\n';

const formatName = 'martingale-backup';

/** The start of every version of the format. */
const kindSchema = z.object({ format: z.literal(formatName), version: z.int() });

const headerSchema = z.object({
  createdAt: z.iso.datetime(),
  postgres: z.string(),
  /** The migrations that created these tables, identified by their timestamps. */
  migrations: z.array(z.int()).min(1),
  /** The last value of each sequence. */
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

/** Null if the line is not the header of a backup. */
export function parseHeader(line: string): BackupHeader | null {
  const value = parseJson(line);
  const kind = kindSchema.safeParse(value).data;
  if (!kind) return null;
  if (kind.version > formatVersion) throw newerRelease();
  return headerSchema.safeParse(value).data ?? null;
}

/** Null if the line is neither. */
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
