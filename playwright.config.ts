import { defineConfig } from '@playwright/test';
import { findChromium } from '#test/support/chromium/find-chromium.ts';
import { workersOr } from './scripts/test/workers.ts';

const { executablePath, env, failures } = await findChromium();
const isWorker = process.env.TEST_WORKER_INDEX !== undefined;
if (!isWorker) console.log([`Testing with ${executablePath}`, ...failures].join('; '));

export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './test/support/database-server.ts',
  // Not test-results itself: Playwright empties this folder, and other results lie beside it.
  outputDir: 'test-results/browser',
  forbidOnly: true,
  fullyParallel: true,
  retries: 0,
  // Patience for machines that are busy with something else; nothing waits for it to run out.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  workers: workersOr(2),
  reporter: 'list',
  use: {
    // Recording costs as much time as the tests: `npx playwright test --trace retain-on-failure` where one fails.
    trace: 'off',
    // Transitions would let a check see colors and places half-way.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath,
      env: { ...process.env, ...env },
      args: [
        '--no-sandbox',
        // Most pages are gone before optimizing their code pays off.
        '--js-flags=--no-opt --no-maglev --single-threaded-gc',
        '--disable-gpu',
        // Pages of all tests share a process, which keeps the code that it has compiled.
        '--renderer-process-limit=1',
        '--in-process-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // The tests reach the site under test and nothing else, with or without a network.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
      ],
    },
  },
  projects: [{ name: 'chromium' }],
});
