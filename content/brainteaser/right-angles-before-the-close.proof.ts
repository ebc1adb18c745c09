interface Numbers {
  open: number;
  close: number;
}

/** Walks through the day in half seconds and counts how often the cosine of the angle changes sign. */
export function exact({ open, close }: Numbers): number {
  let rightAngles = 0;
  let previous = cosineAt(open * 3600);
  for (let time = open * 3600 + 0.5; time <= close * 3600; time += 0.5) {
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
export function mistakes({ open, close }: Numbers): number[] {
  return [2 * (close - open)];
}

/** How often the minute hand comes from behind, in the same half seconds. */
export function followUps({ open, close }: Numbers): number[] {
  const leadAt = (seconds: number) => {
    const turns = seconds / 3600 - seconds / (12 * 3600);
    return Math.sin(2 * Math.PI * turns);
  };
  let overlaps = 0;
  let previous = leadAt(open * 3600);
  for (let time = open * 3600 + 0.5; time <= close * 3600; time += 0.5) {
    const lead = leadAt(time);
    if (previous < 0 && lead >= 0) overlaps += 1;
    previous = lead;
  }
  return [overlaps];
}
