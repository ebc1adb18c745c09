import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import { createGunzip } from 'node:zlib';
import { asFileFailure, BackupError } from './backup-error.ts';
import { ContentReader, UnexpectedEndError } from './content-reader.ts';
import {
  type BackupHeader,
  countRows,
  parseHeader,
  parseTableOrSeal,
  type Seal,
  type TableLine,
} from './format.ts';

export interface BackupContents {
  header: BackupHeader;
  tables: TableLine[];
  rows: Seal['rows'];
}

type OnTable = (line: TableLine, rows: AsyncIterable<Buffer>) => Promise<void>;

/**
 * Passes each table's rows to `onTable`, which must read them to the end. Resolves only if the file
 * is complete and unaltered.
 */
export async function readBackup(
  file: string,
  onTable: OnTable,
  signal?: AbortSignal,
): Promise<BackupContents> {
  const state = { isBackup: false };
  try {
    return await pipeline(
      createReadStream(file),
      createGunzip(),
      async (content: AsyncIterable<Buffer>) => {
        const reader = new ContentReader(content);
        const header = parseHeader((await reader.readLine()) ?? '');
        if (!header) throw notABackup(file);
        state.isBackup = true;
        return { header, ...(await readTables(reader, file, onTable)) };
      },
      signal ? { signal } : {},
    );
  } catch (error) {
    if (!isDamage(error)) throw asFileFailure(error, file);
    throw state.isBackup ? damaged(file) : notABackup(file);
  }
}

async function readTables(
  reader: ContentReader,
  file: string,
  onTable: OnTable,
): Promise<Omit<BackupContents, 'header'>> {
  const tables: TableLine[] = [];
  const rows: Seal['rows'] = {};
  for (;;) {
    const sha256 = reader.digest();
    const line = parseTableOrSeal((await reader.readLine()) ?? '');
    if (!line) throw damaged(file);
    if ('sha256' in line) {
      const isWhole = isDeepStrictEqual(line, { rows, sha256 }) && (await reader.isAtEnd());
      if (!isWhole) throw damaged(file);
      return { tables, rows };
    }
    tables.push(line);
    await onTable(
      line,
      counted(reader.readRows(), (count) => {
        rows[line.table] = count;
      }),
    );
  }
}

async function* counted(
  chunks: AsyncIterable<Buffer>,
  report: (count: number) => void,
): AsyncGenerator<Buffer, void> {
  let count = 0;
  for await (const rows of chunks) {
    count += countRows(rows);
    yield rows;
  }
  report(count);
}

/** Gzip itself detects most damage. */
function isDamage(error: unknown): boolean {
  if (error instanceof UnexpectedEndError) return true;
  return error instanceof Error && 'code' in error && /^Z_/.test(String(error.code));
}

function notABackup(file: string): BackupError {
  return new BackupError(`${file} is not a backup`);
}

function damaged(file: string): BackupError {
  return new BackupError(`${file} is damaged: truncated or altered`);
}
