import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { rendererVersion, renderMarkup } from '#markup/render.ts';
import { type BankQuestion, parseBankFile } from './bank-file.ts';
import { type BankFile, listSimulated, readBank } from './read-bank.ts';

/** The texts of a question as HTML. */
export interface DrawnTexts {
  description: string;
  solution: string;
  hints: string[];
}

export type HashedFile = BankFile & { hasSimulation: boolean; contentHash: string };

/** Where a build keeps the bank, so that the first start of the site need not draw it. */
const fileName = 'bank.json';
const buildDir = resolve(import.meta.dirname, '../../../../build');

/** The hash says whether a file asks for anything else than it did. */
export async function readHashedBank(folder: string): Promise<HashedFile[]> {
  const simulated = await listSimulated(folder);
  return (await readBank(folder)).map((file) => {
    const hasSimulation = simulated.has(file.slug);
    const text = `${rendererVersion}\n${hasSimulation}\n${file.text}`;
    const contentHash = createHash('sha256').update(text).digest('base64url');
    return { ...file, hasSimulation, contentHash };
  });
}

export function drawTexts({ description, solution, hints }: BankQuestion): DrawnTexts {
  const draw = (source: string) => renderMarkup(source).html;
  return { description: draw(description), solution: draw(solution), hints: hints.map(draw) };
}

/** What is broken is left out: whoever starts the site is told of it then. */
export async function drawBank(folder: string, intoBuild: string): Promise<void> {
  const drawn = (await readHashedBank(folder)).flatMap(({ contentHash, text }) => {
    try {
      return [[contentHash, drawTexts(parseBankFile(text))]];
    } catch {
      return [];
    }
  });
  await writeFile(resolve(intoBuild, fileName), JSON.stringify(Object.fromEntries(drawn)));
}

/** By the hash of their files. Empty where there is no build: then they are drawn anew. */
export async function readDrawnBank(build = buildDir): Promise<Map<string, DrawnTexts>> {
  try {
    const drawn: Record<string, DrawnTexts> = JSON.parse(
      await readFile(resolve(build, fileName), 'utf8'),
    );
    return new Map(Object.entries(drawn));
  } catch {
    return new Map();
  }
}
