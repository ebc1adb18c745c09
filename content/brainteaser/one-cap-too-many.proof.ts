import { theTrueOne } from '../tools/the-true-one.ts';

const students = 7;
const caps = Array.from({ length: students + 1 }, (_, cap) => cap);

function isEven(row: number[]): boolean {
  let exchanges = 0;
  const seen = new Uint8Array(row.length);
  for (let start = 0; start < row.length; start += 1) {
    for (let at = start; !seen[at]; at = row[at] ?? 0) {
      seen[at] = 1;
      if (row[at] !== start) exchanges += 1;
    }
  }
  return exchanges % 2 === 0;
}

/** What a student says who has heard these numbers and sees those: no one says a number that was said. */
function says(heard: number[], seen: number[]): number {
  const left = caps.filter((cap) => !heard.includes(cap) && !seen.includes(cap));
  const [one = 0, other = 0] = left;
  return isEven([...heard, one, ...seen, other]) ? one : other;
}

/** Whether all are right; the hidden cap is the last one of the row. */
function wins(row: number[]): boolean {
  const heard: number[] = [];
  for (let student = 0; student < students; student += 1) {
    const said = says(heard, row.slice(student + 1, students));
    if (said !== row[student]) return false;
    heard.push(said);
  }
  return true;
}

/**
 * The share of winning arrangements among all with one of two caps at the back. With another cap there, only the
 * names of the numbers would change.
 */
function chanceOfPlan(): number {
  let [won, all] = [0, 0];
  const arrange = (row: number[], left: number[]) => {
    if (left.length === 0) {
      all += 1;
      if (wins(row)) won += 1;
    }
    for (const cap of left)
      arrange(
        [...row, cap],
        left.filter((other) => other !== cap),
      );
  };
  for (const first of [0, 1]) {
    arrange(
      [first],
      caps.filter((cap) => cap !== first),
    );
  }
  return won / all;
}

/** The one at the back sees all caps but two: nobody is right more often than he is. */
export function exact(): number {
  const unseen = caps.length - (students - 1);
  const best = chanceOfPlan() === 1 / unseen ? 1 / unseen : Number.NaN;
  const is = (claimed: number) => Math.abs(best - claimed) < 1e-12;
  const arrangements = caps.reduce((product, cap) => product * (cap + 1), 1);
  return theTrueOne([is(1 / 8), is(1 / 2 ** students), is(1 / arrangements), is(1 / 2)]);
}
