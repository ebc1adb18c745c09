import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sliceModule } from '#server/modules/practice/simulations/slice-module.ts';
import type { Estimates } from '#shared/contracts/simulation.ts';
import type { Sliders } from '../../../content/tools/figure.ts';
import type { Story } from '../../../content/tools/story.ts';
import { messageOf } from './message-of.ts';

/** The numbers of a question's parameters, by name. */
export type ParameterNumbers = Readonly<Record<string, number>>;

/** What a proof's file exports. Without parameters, its functions get none. */
export interface ProofModule {
  exact(numbers: ParameterNumbers): number;
  earlier?(numbers: ParameterNumbers): number[];
  simulate?(random: () => number, numbers: ParameterNumbers): number;
  estimates?: Estimates;
  narrate?(random: () => number, numbers: ParameterNumbers): Story;
  mistakes?(numbers: ParameterNumbers): number[];
  check?(numbers: ParameterNumbers): number;
  followUps?(numbers: ParameterNumbers): number[];
  values?(numbers: ParameterNumbers): Record<string, number>;
  finish?(numbers: ParameterNumbers): string;
  sliders?(numbers: ParameterNumbers): Sliders;
  figure?(positions: Record<string, number>, numbers: ParameterNumbers): string[];
}

/** Computes a question's answer independently of its solution. */
export interface Proof {
  exact(): number;
  /** The answers to the parts before the last, in their order. */
  earlier?(): number[];
  /** One trial, whose expected value is the answer unless it estimates something else. */
  simulate?(random: () => number): number;
  estimates?: Estimates;
  /** The same trial, step by step. */
  narrate?(random: () => number): Story;
  /** The values that the reasoning of the named mistakes gives, in their order. */
  mistakes?(): number[];
  /** The answer by another method. */
  check?(): number;
  /** The answers to the follow-ups, in their order. */
  followUps?(): number[];
  /** What else the texts show, by name. */
  values?(): Record<string, number>;
  /** Code for the tests to run after the statement's program, so that it prints the answer. */
  finish?(): string;
  /** What moves the interactive figure. */
  sliders?(): Sliders;
  /** The commands that draw it. */
  figure?(positions: Record<string, number>): string[];
}

/** The proof for these numbers. */
export function bindProof(module: ProofModule, numbers: ParameterNumbers): Proof {
  const { exact, earlier, simulate, estimates, narrate, mistakes } = module;
  const { check, followUps, values, finish, sliders, figure } = module;
  return {
    exact: () => exact(numbers),
    ...(earlier && { earlier: () => earlier(numbers) }),
    ...(simulate && { simulate: (random: () => number) => simulate(random, numbers) }),
    ...(estimates && { estimates }),
    ...(narrate && { narrate: (random: () => number) => narrate(random, numbers) }),
    ...(mistakes && { mistakes: () => mistakes(numbers) }),
    ...(check && { check: () => check(numbers) }),
    ...(followUps && { followUps: () => followUps(numbers) }),
    ...(values && { values: () => values(numbers) }),
    ...(finish && { finish: () => finish(numbers) }),
    ...(sliders && { sliders: () => sliders(numbers) }),
    ...(figure && { figure: (positions) => figure(positions, numbers) }),
  };
}

export function proofPath(questionPath: string): string {
  return questionPath.replace(/\.md$/, '.proof.ts');
}

/** Loads the proof next to a question. */
export async function loadProof(
  folder: string,
  questionPath: string,
): Promise<{ module: ProofModule } | { problem: string }> {
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
    const proof: Partial<ProofModule> = await import(pathToFileURL(file).href);
    const { exact, ...others } = proof;
    if (typeof exact !== 'function')
      return { problem: 'The proof does not export a function exact().' };
    return { module: { exact, ...others } };
  } catch (error) {
    return { problem: `The proof cannot be loaded: ${messageOf(error)}` };
  }
}

/** A proof must run in a browser and give the same outcomes for the same seed. */
function findSourceProblem(source: string): string | null {
  for (const [, from = ''] of source.matchAll(/\b(?:from|import)\s*\(?\s*['"]([^'"]*)['"]/g)) {
    if (!from.startsWith('../tools/')) return `The proof may import only ../tools, not ${from}.`;
  }
  for (const name of shipped) {
    const differently = new RegExp(`^export (?!function ${name}\\().*\\b${name}\\b`, 'm');
    if (differently.test(source)) return `The site looks for the words: export function ${name}(`;
  }
  if (/\bestimates\b/.test(source) && !/^export const estimates = /m.test(source)) {
    return 'The site looks for the words: export const estimates =';
  }
  if (isAnswerShipped(source)) {
    return 'Readers get what simulate() or figure() uses, so it must not use exact().';
  }
  if (source.includes('Math.random')) return 'The proof must draw from random, not Math.random.';
  return null;
}

/** What the lab runs. */
const shipped = ['simulate', 'narrate', 'sliders', 'figure'];

function isAnswerShipped(source: string): boolean {
  const names = shipped.filter((name) => source.includes(`function ${name}(`));
  return /\bfunction (exact|earlier|mistakes|check|followUps|values)\(/.test(
    sliceModule(source, names).text,
  );
}
