import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

const modules = resolve(import.meta.dirname, '../../../node_modules');

let starting: Promise<PGlite> | undefined;

/** The rows of the last statement, one a line, after which the database is empty again. */
export async function runSql(code: string): Promise<string> {
  starting ??= start();
  const database = await starting;
  try {
    const results = await database.exec(`BEGIN;\n${code}`, { rowMode: 'array' });
    const rows: unknown[] = results.at(-1)?.rows ?? [];
    return rows.length === 0 ? '(0 rows)' : rows.map(showRow).join('\n');
  } finally {
    await database.exec('ROLLBACK');
  }
}

export async function stopPostgres(): Promise<void> {
  await (await starting)?.close();
  starting = undefined;
}

/** Creating an empty database takes most of the time, so a copy of it is kept. */
async function start(): Promise<PGlite> {
  const about = await readFile(resolve(modules, '@electric-sql/pglite/package.json'), 'utf8');
  const file = resolve(modules, `.cache/pglite/${JSON.parse(about).version}.tar`);
  if (existsSync(file)) return PGlite.create({ loadDataDir: new Blob([await readFile(file)]) });
  const database = await PGlite.create();
  const copy = await database.dumpDataDir('none');
  const temporary = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(temporary, Buffer.from(await copy.arrayBuffer()));
  await rename(temporary, file);
  return database;
}

const showRow = (row: unknown) => (Array.isArray(row) ? row.map(showCell).join(' ') : String(row));

function showCell(cell: unknown): string {
  if (cell === null) return 'NULL';
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
}
