import { readdir, readFile } from 'node:fs/promises';
import { basename, join, resolve, sep } from 'node:path';
import type { LabKind } from '#shared/contracts/question.ts';
import { root } from '../../../lib/root.ts';
import { readFrozenVariants } from '../frozen-variants.ts';

export const bankFolder = resolve(root, 'content');

/** Folders that are not categories. */
const others = ['tools', 'topics', 'collections'];

export interface BankFile {
  /** `category/slug.md`, or the proof next to it. */
  path: string;
  slug: string;
  text: string;
}

export interface QuestionFile extends BankFile {
  /** The frozen variants next to it; null: its numbers never change. */
  variants: string | null;
}

export const variantsPath = (path: string) => path.replace(/\.(md|proof\.ts)$/, '.variants.json');

/** The files of the question bank, one folder per category, by their paths. */
export const readBank = (folder: string): Promise<QuestionFile[]> =>
  readWithVariants(folder, '.md');

/** The proofs that have a lab. */
export async function readLabProofs(folder: string): Promise<(QuestionFile & { kind: LabKind })[]> {
  const proofs = await readWithVariants(folder, '.proof.ts');
  return proofs.flatMap((proof) => {
    const kind = labKindOf(proof.text);
    return kind ? [{ ...proof, kind }] : [];
  });
}

function labKindOf(proof: string): LabKind | null {
  if (/^export function simulate\b/m.test(proof)) return 'simulation';
  return /^export function figure\b/m.test(proof) ? 'figure' : null;
}

/** The same, with the numbers of their variants: the usual ones first, none if they never change. */
export async function readLabs(folder: string) {
  const proofs = await readLabProofs(folder);
  return proofs.map(({ variants, ...proof }) => {
    const frozen = variants === null ? [] : readFrozenVariants(variants).variants;
    return { ...proof, numbers: frozen.map(({ parameters }) => parameters) };
  });
}

async function readWithVariants(folder: string, ending: string): Promise<QuestionFile[]> {
  const frozen = await readEach(folder, '.variants.json');
  const textOf = new Map(frozen.map(({ path, text }) => [path, text]));
  const files = await readEach(folder, ending);
  return files.map((file) => ({ ...file, variants: textOf.get(variantsPath(file.path)) ?? null }));
}

async function readEach(folder: string, ending: string): Promise<BankFile[]> {
  const entries = await readdir(folder, { recursive: true });
  const isInCategory = (path: string) => {
    const [category = '', ...rest] = path.split(sep);
    return rest.length === 1 && !others.includes(category);
  };
  const paths = entries.filter((path) => isInCategory(path) && path.endsWith(ending)).sort();
  return Promise.all(
    paths.map(async (path) => ({
      path: path.replaceAll(sep, '/'),
      slug: basename(path, ending),
      text: await readFile(join(folder, path), 'utf8'),
    })),
  );
}
