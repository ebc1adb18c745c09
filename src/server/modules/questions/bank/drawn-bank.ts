import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { rendererVersion, renderMarkup } from '#markup/render.ts';
import type { LabKind } from '#shared/contracts/question.ts';
import { buildDir } from '../../../lib/root.ts';
import { type BankQuestion, parseBankFile } from './bank-file.ts';
import { type QuestionFile, readBank, readLabProofs } from './read-bank.ts';

/** A question's texts as HTML. */
export interface DrawnTexts {
  description: string;
  solution: string;
  hints: string[];
  followUps: { question: string; answer: string }[];
}

export type HashedFile = QuestionFile & { lab: LabKind | null; contentHash: string };

/** Where a build stores the rendered bank, so that the first start does not have to render it. */
const fileName = 'bank.json';

/** The hash tells whether a file's content has changed. */
export async function readHashedBank(folder: string): Promise<HashedFile[]> {
  const labs = new Map((await readLabProofs(folder)).map(({ slug, kind }) => [slug, kind]));
  return (await readBank(folder)).map((file) => {
    const lab = labs.get(file.slug) ?? null;
    const text = `${rendererVersion}\n${lab}\n${file.text}${file.variants ?? ''}`;
    const contentHash = createHash('sha256').update(text).digest('base64url');
    return { ...file, lab, contentHash };
  });
}

export function drawTexts(question: BankQuestion): DrawnTexts {
  const draw = (source: string) => renderMarkup(source).html;
  return {
    description: draw(question.description),
    solution: draw(question.solution),
    hints: question.hints.map(draw),
    followUps: question.followUps.map(({ question: asked, answer }) => ({
      question: draw(asked),
      answer: draw(answer),
    })),
  };
}

/** Invalid files are skipped: they are reported when the site starts. */
export async function drawBank(folder: string, intoBuild: string): Promise<void> {
  const drawn = (await readHashedBank(folder)).flatMap(({ contentHash, ...file }) => {
    try {
      return [[contentHash, drawTexts(parseBankFile(file))]];
    } catch {
      return [];
    }
  });
  await writeFile(resolve(intoBuild, fileName), JSON.stringify(Object.fromEntries(drawn)));
}

/** By the hash of their files. Empty without a build, so that they are rendered on start. */
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
