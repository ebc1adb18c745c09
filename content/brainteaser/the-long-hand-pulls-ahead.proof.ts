interface Numbers {
  hour: number;
  lead: number;
}

const turn = 360;

/** By how many degrees the minute hand is ahead, so many minutes after the hour; negative if behind. */
function leadAt(hour: number, minutes: number): number {
  const minuteHand = (minutes / 60) * turn;
  const hourHand = ((hour + minutes / 60) / 12) * turn;
  return minuteHand - hourHand;
}

/** Halves the hour until only the moment of this lead is left. */
function momentOf(hour: number, lead: number): number {
  let [before, after] = [0, 60];
  for (let halving = 0; halving < 60; halving += 1) {
    const middle = (before + after) / 2;
    if (leadAt(hour, middle) < lead) before = middle;
    else after = middle;
  }
  return after;
}

export function exact({ hour, lead }: Numbers): number {
  return momentOf(hour, lead);
}

/** An hour hand that stands still, and the meeting. */
export function mistakes({ hour, lead }: Numbers): number[] {
  const standing = (hour / 12 + lead / turn) * 60;
  return [standing, momentOf(hour, 0)];
}

/** The same angle before the meeting. */
export function followUps({ hour, lead }: Numbers): number[] {
  return [momentOf(hour, -lead)];
}
