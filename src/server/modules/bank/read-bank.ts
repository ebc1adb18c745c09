import { readdir, readFile } from 'node:fs/promises';
import { basename, join, resolve, sep } from 'node:path';
import { root } from '../../lib/root.ts';

export const bankFolder = resolve(root, 'content');

export interface BankFile {
  /** `category/slug.md`. */
  path: string;
  slug: string;
  text: string;
}

/** The files of the question bank, one folder per category, by their paths. */
export function readBank(folder: string): Promise<BankFile[]> {
  return readEach(folder, '.md');
}

/** The slugs of the questions whose proof has a simulation. */
export async function listSimulated(folder: string): Promise<Set<string>> {
  const proofs = await readEach(folder, '.proof.ts');
  const simulated = proofs.filter(({ text }) => /^export function simulate\b/m.test(text));
  return new Set(simulated.map(({ slug }) => slug));
}

async function readEach(folder: string, ending: string): Promise<BankFile[]> {
  const entries = await readdir(folder, { recursive: true });
  const isInCategory = (path: string) => /^[^/\\]+[/\\][^/\\]+$/.test(path);
  const paths = entries.filter((path) => isInCategory(path) && path.endsWith(ending)).sort();
  return Promise.all(
    paths.map(async (path) => ({
      path: path.replaceAll(sep, '/'),
      slug: basename(path, ending),
      text: await readFile(join(folder, path), 'utf8'),
    })),
  );
}
