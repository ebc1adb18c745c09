import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { messageOf } from './message-of.ts';

/** Computes a question's answer in a way that shares nothing with its solution. */
export interface Proof {
  exact(): number;
  /** One trial, whose expectation is the answer. */
  simulate?(random: () => number): number;
  /** What the arguments of the named mistakes lead to, in their order. */
  mistakes?(): number[];
}

export function proofPath(questionPath: string): string {
  return questionPath.replace(/\.md$/, '.proof.ts');
}

/** The proof beside a question. */
export async function loadProof(
  folder: string,
  questionPath: string,
): Promise<{ proof: Proof } | { problem: string }> {
  const path = proofPath(questionPath);
  const file = join(folder, path);
  try {
    await access(file);
  } catch {
    return { problem: `There is no proof: ${path} is missing.` };
  }
  const problem = findSourceProblem(await readFile(file, 'utf8'));
  if (problem) return { problem };
  try {
    const proof: Partial<Proof> = await import(pathToFileURL(file).href);
    const { exact, simulate, mistakes } = proof;
    if (typeof exact !== 'function') return { problem: 'The proof exports no function exact().' };
    return { proof: { exact, ...(simulate && { simulate }), ...(mistakes && { mistakes }) } };
  } catch (error) {
    return { problem: `The proof cannot be loaded: ${messageOf(error)}` };
  }
}

/** It must run in a browser, and give the same outcomes for the same seed. */
function findSourceProblem(source: string): string | null {
  for (const [, from = ''] of source.matchAll(/\b(?:from|import)\s*\(?\s*['"]([^'"]*)['"]/g)) {
    if (!from.startsWith('../tools/')) return `The proof may import only ../tools, not ${from}.`;
  }
  if (/^export (?!function simulate\().*\bsimulate\b/m.test(source)) {
    return 'The site looks for the words: export function simulate(';
  }
  if (source.includes('Math.random')) return 'The proof must draw from random, not Math.random.';
  return null;
}
