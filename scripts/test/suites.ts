import { changedFolders } from './changed-folders.ts';
import type { Task } from './side-by-side.ts';

export interface Suite extends Task {
  command: string[];
  /**
   * The runner, whose reporter has the result of each test. Without one, the suite counts as one
   * test.
   */
  hasTests: boolean;
  /** The folders whose tests it runs, if not all. */
  folders?: (root: string) => string[];
}

const check = (name: string, command: string): Suite => ({
  name,
  command: command.split(' '),
  cores: 1,
  hasTests: false,
});

const project = (name: string, cores = 2): Suite => ({
  name,
  command: ['vitest', 'run', '--project', name],
  cores,
  hasTests: true,
});

/** All suites of `npm test`, in start order. */
const allSuites: Suite[] = [
  check('build', 'node scripts/build.ts'),
  // These two leave a core idle while their longest files run.
  project('pure', 1),
  project('components', 1),
  check('unused', 'knip'),
  check('rules', 'depcruise src test'),
  check('types', 'node node_modules/typescript-7/bin/tsc -p .'),
  check('lint', 'biome ci . --error-on-warnings'),
  { ...project('faults'), needs: ['build'] },
  { ...project('routes'), needs: ['build'] },
  { name: 'browser', command: ['playwright', 'test'], cores: 2, needs: ['build'], hasTests: true },
];

/**
 * The tests in changed folders that need PostgreSQL. Those of routes build the whole app, so
 * selecting by imports would select them all after every change.
 */
const changed: Suite = {
  name: 'changed',
  command: ['vitest', 'run', '--project', 'routes', '--project', 'faults'],
  cores: 2,
  hasTests: true,
  folders: (root) =>
    changedFolders(root).filter((folder) => /^src\/(server|postgres)\//.test(folder)),
};

export function chooseSuites(names: string[]): Suite[] {
  if (names.length === 0) return allSuites;
  const known = [...allSuites, changed];
  const unknown = names.filter((name) => !known.some((suite) => suite.name === name));
  if (unknown.length > 0) {
    throw new Error(
      `No suite named ${unknown.join(', ')}. Choose from: ${known.map(({ name }) => name).join(', ')}`,
    );
  }
  return known.filter(({ name }) => names.includes(name));
}
