import { spawn } from 'node:child_process';
import { delimiter, join, resolve } from 'node:path';
import { compileCache } from '../compile-cache.ts';
import { type Results, withExitCode } from './results.ts';
import { resultsVariable, takeResults } from './results-file.ts';

export const root = resolve(import.meta.dirname, '../..');

export type Write = (text: string) => void;

/** Runs a program of this package. True if it succeeds. */
export function runCommand(
  [program = '', ...args]: string[],
  write: Write,
  {
    folder = root,
    environment = {},
  }: { folder?: string; environment?: Record<string, string> } = {},
): Promise<boolean> {
  const path = [join(root, 'node_modules/.bin'), process.env.PATH ?? ''].join(delimiter);
  const child = spawn(program, args, {
    cwd: folder,
    env: {
      ...colors(),
      // The suites start dozens of processes that load the same code.
      NODE_COMPILE_CACHE: compileCache,
      ...process.env,
      PATH: path,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', write);
  return new Promise((done) => {
    child.on('error', (error) => {
      write(`${program}: ${error.message}\n`);
      done(false);
    });
    child.on('close', (code) => done(code === 0));
  });
}

/** Programs omit colors when writing to a pipe. */
const colors = (): Record<string, string> => (process.stdout.isTTY ? { FORCE_COLOR: '1' } : {});

const reporter = (name: string) => join(import.meta.dirname, `${name}-reporter.ts`);

const reporters = new Map([
  ['vitest', ['--reporter=default', `--reporter=${reporter('vitest')}`]],
  ['playwright', [`--reporter=list,${reporter('playwright')}`]],
]);

/** Runs a test runner whose reporter writes the results. Null if it wrote none. */
export async function runTests(
  name: string,
  [runner = '', ...args]: string[],
  write: Write,
  folder = root,
): Promise<Results | null> {
  const file = join(folder, 'test-results', `${name}.json`);
  takeResults(file);
  const command = [runner, ...args, ...(reporters.get(runner) ?? [])];
  const hasSucceeded = await runCommand(command, write, {
    folder,
    environment: { [resultsVariable]: file },
  });
  const results = takeResults(file);
  return results && withExitCode(name, results, hasSucceeded);
}
