interface Numbers {
  score: number;
  thinning: number;
}

/** Fills a bin of the ordinary flow, thins it, and moves its share of rejections until the model gives the score. */
export function exact({ score: target, thinning }: Numbers): number {
  const score = (rejected: number) => {
    const kept = (1 - rejected) / thinning;
    return rejected / (rejected + kept);
  };
  let low = 0;
  let high = 1;
  for (let i = 0; i < 200; i += 1) {
    const middle = (low + high) / 2;
    if (score(middle) < target) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The score taken as it is, and divided by the thinning as if it were odds. */
export function mistakes({ score, thinning }: Numbers): number[] {
  return [score, score / thinning];
}
