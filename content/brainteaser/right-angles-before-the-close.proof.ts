/** Walks through the day in half seconds and counts how often the cosine of the angle changes sign. */
export function exact(): number {
  let rightAngles = 0;
  let previous = cosineAt(9.5 * 3600);
  for (let time = 9.5 * 3600 + 0.5; time <= 16 * 3600; time += 0.5) {
    const cosine = cosineAt(time);
    if (cosine * previous < 0) rightAngles += 1;
    previous = cosine;
  }
  return rightAngles;
}

function cosineAt(seconds: number): number {
  const hourHand = seconds / (12 * 3600);
  const minuteHand = seconds / 3600;
  return Math.cos(2 * Math.PI * (minuteHand - hourHand));
}

/** Two for each hour. */
export function mistakes(): number[] {
  return [2 * (16 - 9.5)];
}
