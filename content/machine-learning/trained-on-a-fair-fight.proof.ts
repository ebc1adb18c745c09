/** Fills a bin of the ordinary flow, thins it, and moves its share of rejections until the model says 0.8. */
export function exact(): number {
  const score = (rejected: number) => {
    const kept = (1 - rejected) / 100;
    return rejected / (rejected + kept);
  };
  let low = 0;
  let high = 1;
  for (let i = 0; i < 200; i += 1) {
    const middle = (low + high) / 2;
    if (score(middle) < 0.8) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The score taken as it is, and divided by a hundred as if it were odds. */
export function mistakes(): number[] {
  return [0.8, 0.8 / 100];
}
