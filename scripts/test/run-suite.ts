import { suiteLine } from './report.ts';
import { noTests, type Results, resultOfCheck } from './results.ts';
import { root, runCommand, runTests, type Write } from './run-command.ts';
import type { Suite } from './suites.ts';

export async function runSuite(suite: Suite, write: Write): Promise<Results> {
  const start = Date.now();
  write(`\n=== ${suite.name}\n`);
  const results = await resultsOf(suite, write);
  const seconds = Math.round((Date.now() - start) / 1000);
  write(`--- ${suite.name}: ${suiteLine(results)} (${seconds} s)\n`);
  return results;
}

async function resultsOf(suite: Suite, write: Write): Promise<Results> {
  const { name, command, hasTests, selection = () => [] } = suite;
  if (!hasTests) return resultOfCheck(name, await runCommand(command, write));
  const selected = selection(root);
  if (!selected) return noTests;
  const results = await runTests(name, [...command, ...selected], write);
  return results ?? resultOfCheck(name, false, 'Exited without results.');
}
