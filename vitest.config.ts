import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The slowest files first, so that the last one does not run long after the others. */
class FaultsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isOther = (file: TestSpecification) => Number(!file.moduleId.includes('/test/faults/'));
    return (await super.sort(files)).sort((one, other) => isOther(one) - isOther(other));
  }
}

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/{bank,unit,faults,rules}/**/*.test.ts'],
    globalSetup: 'test/support/database-server.ts',
    environment: 'node',
    // Loading the server's modules anew for each file takes longer than most files' tests.
    isolate: false,
    sequence: { sequencer: FaultsFirst },
    restoreMocks: true,
    unstubGlobals: true,
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
