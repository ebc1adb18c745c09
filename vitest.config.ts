import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/{bank,unit,faults,rules}/**/*.test.ts'],
    globalSetup: 'test/support/database-server.ts',
    environment: 'node',
    // Loading the server's modules anew for each file takes longer than most files' tests.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
