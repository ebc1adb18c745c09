import type { Failure, Results } from './results.ts';

/** More unstable tests than this fail the run. */
const mostUnstable = 3;
/** From here on it makes no difference: as many failures fail the run, stable or not. */
const mostReruns = 10;

export interface Outcome extends Results {
  /** Failed at first, with that error, and passed when run by themselves. They count as passed. */
  unstable: Failure[];
}

/** Runs each failed test once more by itself. What is no test gets no second chance. */
export async function giveSecondChance(
  results: Results,
  passesNow: (command: string[], failure: Failure) => Promise<boolean>,
): Promise<Outcome> {
  const unstable: Failure[] = [];
  const failures: Failure[] = [];
  const reruns = results.failures.filter(({ again }) => again).slice(0, mostReruns);
  for (const failure of results.failures) {
    const isUnstable =
      failure.again && reruns.includes(failure) && (await passesNow(failure.again, failure));
    (isUnstable ? unstable : failures).push(failure);
  }
  if (unstable.length > mostUnstable) {
    failures.push({
      test: `${unstable.length} tests are unstable, and more than ${mostUnstable} fail the run`,
      message: '',
    });
  }
  return { ...results, passed: results.passed + unstable.length, failures, unstable };
}
