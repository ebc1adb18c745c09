import type { Failure, Results } from './results.ts';

/** More unstable tests than this fail the run. */
const mostUnstable = 3;
/** With this many failures the run fails anyway. */
const mostReruns = 10;

export interface Outcome extends Results {
  /** Failed first, with that error, then passed alone. They count as passed. */
  unstable: Failure[];
}

/** Reruns each failed test alone. Failures outside tests are not rerun. */
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
      test: `${unstable.length} tests are unstable; more than ${mostUnstable} fail the run`,
      message: '',
    });
  }
  return { ...results, passed: results.passed + unstable.length, failures, unstable };
}
