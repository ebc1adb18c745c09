import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { delimiter, join, resolve } from 'node:path';
import {
  addUp,
  closingLine,
  failureLines,
  isSuccess,
  type Results,
  readPlaywright,
  readVitest,
  resultOfCheck,
  suiteLine,
  withExitCode,
} from './test-results.ts';

type Suite = {
  name: string;
  command: string;
  /** Where the suite writes how its tests went. Without it, the suite counts as one test. */
  results?: { file: string; read: (json: unknown, root: string) => Results };
};

const root = resolve(import.meta.dirname, '..');

const suites: Suite[] = [
  { name: 'types', command: 'node node_modules/typescript-7/bin/tsc -p .' },
  { name: 'lint', command: 'biome ci . --error-on-warnings' },
  { name: 'rules', command: 'depcruise src' },
  { name: 'unused', command: 'knip' },
  { name: 'build', command: 'node scripts/build.ts' },
  {
    name: 'unit',
    command:
      'vitest run --reporter=default --reporter=json --outputFile.json=test-results/vitest.json',
    results: { file: 'test-results/vitest.json', read: readVitest },
  },
  {
    name: 'browser',
    command: 'playwright test',
    results: { file: 'test-results/playwright.json', read: readPlaywright },
  },
];

const total = addUp(await runSuites(chosenSuites(process.argv.slice(2))));
process.exitCode = isSuccess(total) ? 0 : 1;
console.log(['', ...failureLines(total), '', closingLine(total)].join('\n'));

function chosenSuites(names: string[]): Suite[] {
  const known = suites.map((suite) => suite.name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    console.error(`No suite named ${unknown.join(', ')}. There are: ${known.join(', ')}`);
    process.exit(1);
  }
  return names.length === 0 ? suites : suites.filter((suite) => names.includes(suite.name));
}

async function runSuites(chosen: Suite[]): Promise<Results[]> {
  // Types and unused files are found from the routes.
  const hasRoutes = await run('react-router typegen');
  const results = hasRoutes ? [] : [resultOfCheck('typegen', false)];
  for (const suite of chosen) results.push(await runSuite(suite));
  return results;
}

async function runSuite(suite: Suite): Promise<Results> {
  console.log(`\n=== ${suite.name}`);
  if (suite.results) await rm(join(root, suite.results.file), { force: true });
  const hasSucceeded = await run(suite.command);
  const results = await resultsOf(suite, hasSucceeded);
  console.log(`--- ${suite.name}: ${suiteLine(results)}`);
  return results;
}

async function resultsOf({ name, results }: Suite, hasSucceeded: boolean): Promise<Results> {
  if (!results) return resultOfCheck(name, hasSucceeded);
  try {
    const json: unknown = JSON.parse(await readFile(join(root, results.file), 'utf8'));
    return withExitCode(name, results.read(json, root), hasSucceeded);
  } catch (error) {
    console.error(`No results in ${results.file}: ${error}`);
    return resultOfCheck(name, false);
  }
}

function run(command: string): Promise<boolean> {
  const [program = '', ...args] = command.split(' ');
  const path = [join(root, 'node_modules/.bin'), process.env.PATH ?? ''].join(delimiter);
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, PATH: path },
    stdio: 'inherit',
  });
  return new Promise((done) => {
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      done(false);
    });
    child.on('close', (code) => done(code === 0));
  });
}
