import { configDefaults, defineConfig } from 'vitest/config';
import { workersOr } from './scripts/test/workers.ts';

const onTheDatabase = 'src/**/*.db.test.ts';
const onFaults = 'src/**/*.fault.test.ts';
const ofComponents = 'src/web/**/*.component.test.tsx';
const databaseServer = 'test/support/database-server.ts';

/** The name of a test file says what it needs; .dependency-cruiser.cjs holds it to that. */
export default defineConfig({
  test: {
    // Loading the server's modules anew for each file takes longer than most files' tests.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    maxWorkers: workersOr(3),
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['src/**/*.test.{ts,tsx}', 'test/{bank,content,unit,rules}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, onTheDatabase, onFaults, ofComponents],
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: [ofComponents],
          environment: 'happy-dom',
          setupFiles: 'test/support/components/setup.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'routes',
          include: [onTheDatabase],
          globalSetup: databaseServer,
          // Pages are rendered as on the running site, by a React without its checks.
          env: { NODE_ENV: 'production' },
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: [onFaults, 'test/faults/**/*.test.ts'],
          globalSetup: 'test/support/filled-folder.ts',
        },
      },
    ],
  },
});
