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
  /** Run one after the other; the first that fails ends the suite. */
  commands: string[];
  /** Where the suite writes how its tests went. Without it, the suite counts as one test. */
  results?: { file: string; count: (json: unknown) => Counts };
};

const root = resolve(import.meta.dirname, '..');

const suites: Suite[] = [
  { name: 'types', commands: ['react-router typegen', 'tsc -p .'] },
  { name: 'lint', commands: ['biome ci . --error-on-warnings'] },
  { name: 'rules', commands: ['depcruise src'] },
  { name: 'unused', commands: ['react-router typegen', 'knip'] },
  { name: 'build', commands: ['node scripts/build.ts'] },
  {
    name: 'unit',
    commands: [
      'vitest run --reporter=default --reporter=json --outputFile.json=test-results/vitest.json',
    ],
    results: { file: 'test-results/vitest.json', count: countVitest },
  },
  {
    name: 'browser',
    commands: ['playwright test'],
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
  const counts: Counts[] = [];
  for (const suite of chosen) {
    console.log(`\n=== ${suite.name}`);
    const count = await runSuite(suite);
    console.log(`--- ${suite.name}: ${suiteLine(count)}`);
    counts.push(count);
  }
  return counts;
}

async function runSuite({ commands, results }: Suite): Promise<Counts> {
  if (results !== undefined) await rm(join(root, results.file), { force: true });
  const hasSucceeded = await runCommands(commands);
  if (results === undefined) return countCheck(hasSucceeded);
  try {
    const json: unknown = JSON.parse(await readFile(join(root, results.file), 'utf8'));
    return withExitCode(results.count(json), hasSucceeded);
  } catch (error) {
    console.error(`No results in ${results.file}: ${error}`);
    return countCheck(false);
  }
}

async function runCommands(commands: string[]): Promise<boolean> {
  for (const command of commands) {
    if (!(await runCommand(command))) return false;
  }
  return true;
}

function runCommand(command: string): Promise<boolean> {
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
