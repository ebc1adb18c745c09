import { inTurns } from './test/in-turns.ts';
import { closingLine, reportLines } from './test/report.ts';
import { addUp, isSuccess, type Results, resultOfCheck } from './test/results.ts';
import { runCommand, runTests } from './test/run-command.ts';
import { runSuite } from './test/run-suite.ts';
import { giveSecondChance } from './test/second-chance.ts';
import { sideBySide } from './test/side-by-side.ts';
import { chooseSuites, type Suite } from './test/suites.ts';
import { setWorkers, shareOfCores, suitesAtOnce } from './test/workers.ts';

const write = (text: string) => process.stdout.write(text);

const results = addUp(await runAll(chosenSuites()));
const outcome = await giveSecondChance(results, async (command, { test }) => {
  write(`
=== rerun: ${test}
`);
  const again = await runTests('once-more', command, write);
  return again !== null && isSuccess(again);
});
process.exitCode = isSuccess(outcome) ? 0 : 1;
console.log(['', ...reportLines(outcome), '', closingLine(outcome)].join('\n'));

function chosenSuites(): Suite[] {
  try {
    return chooseSuites(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

async function runAll(suites: Suite[]): Promise<Results[]> {
  // Types and unused files are found from the routes.
  const hasRoutes = await runCommand(['react-router', 'typegen'], write);
  const all = hasRoutes ? [] : [resultOfCheck('typegen', false)];
  const nextVoice = inTurns(write);
  setWorkers(shareOfCores(suites.length));
  const run = async (suite: Suite) => {
    const voice = nextVoice();
    const results = await runSuite(suite, voice.write);
    voice.end();
    all.push(results);
    return results.failures.length === 0;
  };
  await sideBySide(suites, suitesAtOnce, run, ({ name }, need) => {
    all.push(resultOfCheck(name, false, `Skipped: ${need} failed.`));
  });
  return all;
}
