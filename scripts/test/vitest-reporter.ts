import type { SerializedError } from 'vitest';
import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node';
import type { Failure } from './results.ts';
import { writeResults } from './results-file.ts';

/** Vitest's own JSON omits failures between tests. */
export default class VitestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: string) => tests.filter((test) => test.result().state === state).length;
    writeResults({
      passed: count('passed'),
      failures: [
        ...modules.flatMap((module) => [module, ...module.children.allSuites()].flatMap(ofHooks)),
        ...tests.flatMap(ofTest),
        ...unhandled.map((error) => ({ test: 'outside of the tests', message: wordsOf([error]) })),
      ],
      skipped: count('skipped'),
    });
  }
}

/** Import errors and throwing hooks, which fail no test. */
function ofHooks(part: TestModule | TestSuite): Failure[] {
  const errors = part.errors();
  if (errors.length === 0) return [];
  const name = part.type === 'module' ? part.relativeModuleId : nameOf(part);
  return [{ test: name, message: wordsOf(errors) }];
}

function ofTest(test: TestCase): Failure[] {
  const { state, errors = [] } = test.result();
  if (state !== 'failed') return [];
  const only = ['--project', test.project.name, '-t', `^${RegExp.escape(test.fullName)}$`];
  const again = ['vitest', 'run', test.module.moduleId, ...only];
  return [{ test: nameOf(test), message: wordsOf(errors), again }];
}

const nameOf = ({ module, fullName }: TestCase | TestSuite): string =>
  `${module.relativeModuleId} › ${fullName}`;

const wordsOf = (errors: readonly SerializedError[]): string =>
  errors.map(({ stack, message }) => stack || message).join('\n');
