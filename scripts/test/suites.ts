import { branchStart, changedFolders } from './changes.ts';
import type { Task } from './side-by-side.ts';

export interface Suite extends Task {
  command: string[];
  /**
   * The runner, whose reporter has the result of each test. Without one, the suite counts as one
   * test.
   */
  hasTests: boolean;
  /** What chooses its tests, if it does not run all; null if there are none to run. */
  selection?: (root: string) => string[] | null;
}

const check = (name: string, command: string): Suite => ({
  name,
  command: command.split(' '),
  hasTests: false,
});

const project = (name: string, ...needs: string[]): Suite => ({
  name,
  command: ['vitest', 'run', '--project', name],
  needs,
  hasTests: true,
});

/**
 * All suites of `npm test`, in start order: the longest as soon as there is a build, with something
 * short to do until then, and last one that never waits, so no core is idle.
 */
const allSuites: Suite[] = [
  check('build', 'node scripts/build.ts'),
  project('pure'),
  // By default, several checkers each redo what they have in common: twice the CPU time.
  check('types', 'node node_modules/typescript-7/bin/tsc -p . --checkers 1'),
  { name: 'browser', command: ['playwright', 'test'], needs: ['build'], hasTests: true },
  project('routes', 'build'),
  project('faults', 'build'),
  check('rules', 'depcruise src test'),
  check('unused', 'knip'),
  check('lint', 'biome ci . --error-on-warnings'),
  project('components'),
];

/** Of the component tests, those that import something that has changed. */
const affected: Suite = {
  ...project('components'),
  name: 'affected',
  selection: (root) =>
    changedFolders(root).length > 0 ? ['--changed', branchStart(root), '--passWithNoTests'] : null,
};

/**
 * The tests in changed folders that need PostgreSQL. Those of routes build the whole app, so
 * selecting by imports would select them all after every change.
 */
const changed: Suite = {
  name: 'changed',
  command: ['vitest', 'run', '--project', 'routes', '--project', 'faults'],
  hasTests: true,
  selection: (root) => {
    const folders = changedFolders(root).filter((folder) =>
      /^src\/(server|postgres)\//.test(folder),
    );
    return folders.length > 0 ? folders : null;
  },
};

export function chooseSuites(names: string[]): Suite[] {
  if (names.length === 0) return allSuites;
  const known = [...allSuites, affected, changed];
  const unknown = names.filter((name) => !known.some((suite) => suite.name === name));
  if (unknown.length > 0) {
    throw new Error(
      `No suite named ${unknown.join(', ')}. Choose from: ${known.map(({ name }) => name).join(', ')}`,
    );
  }
  return known.filter(({ name }) => names.includes(name));
}
