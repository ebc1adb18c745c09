import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { delimiter, join, resolve } from 'node:path';
import {
  addUp,
  type Counts,
  closingLine,
  countCheck,
  countPlaywright,
  countVitest,
  isSuccess,
  suiteLine,
  withExitCode,
} from './test-results.ts';

type Suite = {
  name: string;
  command: string;
  /** Beside the suites after it: it keeps one core busy, and they leave one free. */
  isBeside?: true;
  /** Where the suite writes how its tests went. Without it, the suite counts as one test. */
  results?: { file: string; count: (json: unknown) => Counts };
};

const root = resolve(import.meta.dirname, '..');

const suites: Suite[] = [
  { name: 'types', command: 'tsc -p .', isBeside: true },
  { name: 'lint', command: 'biome ci . --error-on-warnings' },
  { name: 'rules', command: 'depcruise src' },
  { name: 'unused', command: 'knip' },
  { name: 'build', command: 'node scripts/build.ts' },
  {
    name: 'unit',
    command:
      'vitest run --reporter=default --reporter=json --outputFile.json=test-results/vitest.json',
    results: { file: 'test-results/vitest.json', count: countVitest },
  },
  {
    name: 'browser',
    command: 'playwright test',
    results: { file: 'test-results/playwright.json', count: countPlaywright },
  },
];

const total = addUp(await runSuites(chosenSuites(process.argv.slice(2))));
process.exitCode = isSuccess(total) ? 0 : 1;
console.log(`\n${closingLine(total)}`);

function chosenSuites(names: string[]): Suite[] {
  const known = suites.map((suite) => suite.name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    console.error(`No suite named ${unknown.join(', ')}. There are: ${known.join(', ')}`);
    process.exit(1);
  }
  return names.length === 0 ? suites : suites.filter((suite) => names.includes(suite.name));
}

async function runSuites(chosen: Suite[]): Promise<Counts[]> {
  // Types and unused files are found from the routes.
  const routes = await run('react-router typegen', 'inherit');
  const counts = routes.hasSucceeded ? [] : [countCheck(false)];
  const beside = chosen.filter((suite) => suite.isBeside).map(runBeside);
  for (const suite of chosen) {
    if (!suite.isBeside) counts.push(await runInTurn(suite));
  }
  return [...counts, ...(await Promise.all(beside))];
}

async function runInTurn(suite: Suite): Promise<Counts> {
  console.log(`\n=== ${suite.name}`);
  if (suite.results) await rm(join(root, suite.results.file), { force: true });
  const { hasSucceeded } = await run(suite.command, 'inherit');
  return report(suite, hasSucceeded);
}

/** What it says comes in one piece, not in between what another one says. */
async function runBeside(suite: Suite): Promise<Counts> {
  const { hasSucceeded, output } = await run(suite.command, 'pipe');
  console.log(`\n=== ${suite.name}\n${output}`);
  return report(suite, hasSucceeded);
}

async function report({ name, results }: Suite, hasSucceeded: boolean): Promise<Counts> {
  const counts = results ? await readResults(results, hasSucceeded) : countCheck(hasSucceeded);
  console.log(`--- ${name}: ${suiteLine(counts)}`);
  return counts;
}

async function readResults(
  { file, count }: NonNullable<Suite['results']>,
  hasSucceeded: boolean,
): Promise<Counts> {
  try {
    const json: unknown = JSON.parse(await readFile(join(root, file), 'utf8'));
    return withExitCode(count(json), hasSucceeded);
  } catch (error) {
    console.error(`No results in ${file}: ${error}`);
    return countCheck(false);
  }
}

function run(
  command: string,
  stdio: 'inherit' | 'pipe',
): Promise<{ hasSucceeded: boolean; output: string }> {
  const [program = '', ...args] = command.split(' ');
  const path = [join(root, 'node_modules/.bin'), process.env.PATH ?? ''].join(delimiter);
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, PATH: path },
    stdio: ['inherit', stdio, stdio],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return new Promise((done) => {
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      done({ hasSucceeded: false, output });
    });
    child.on('close', (code) => done({ hasSucceeded: code === 0, output }));
  });
}
