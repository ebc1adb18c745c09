import { readdir, readFile } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const bankFolder = fileURLToPath(new URL('../../../../content', import.meta.url));

export interface BankFile {
  /** `category/slug.md`. */
  path: string;
  slug: string;
  text: string;
}

/** The files of the question bank, one folder per category, by their paths. */
export async function readBank(folder: string): Promise<BankFile[]> {
  const entries = await readdir(folder, { recursive: true });
  const paths = entries.filter((path) => /^[^/\\]+[/\\][^/\\]+\.md$/.test(path)).sort();
  return Promise.all(
    paths.map(async (path) => ({
      path: path.replaceAll(sep, '/'),
      slug: basename(path, '.md'),
      text: await readFile(join(folder, path), 'utf8'),
    })),
  );
}
