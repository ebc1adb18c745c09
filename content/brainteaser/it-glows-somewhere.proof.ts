import { drawBelow } from '../tools/draw.ts';

interface Numbers {
  digit: number;
  clock: number;
}

const hasDigit = (shown: string, digit: number) => shown.includes(String(digit));

/** Only one of the two clocks shows leading zeros in its hours. */
const showHour = (hour: number, clock: number) =>
  clock === 24 ? String(hour).padStart(2, '0') : String(hour + 1);

const showMinute = (minute: number) => String(minute).padStart(2, '0');

/** The share of all times of the clock, each as a pair of texts. */
function share(clock: number, counts: (hour: string, minute: string) => boolean): number {
  let good = 0;
  for (let hour = 0; hour < clock; hour += 1) {
    for (let minute = 0; minute < 60; minute += 1) {
      if (counts(showHour(hour, clock), showMinute(minute))) good += 1;
    }
  }
  return good / (60 * clock);
}

export function exact({ digit, clock }: Numbers): number {
  return share(clock, (hour, minute) => hasDigit(hour + minute, digit));
}

/** Whether the numbers from 0 to 59 show the digit, with a leading zero and without. */
function lookup(digit: number, show: (value: number) => string): boolean[] {
  return Array.from({ length: 60 }, (_, value) => hasDigit(show(value), digit));
}

const withZero = Array.from({ length: 10 }, (_, digit) => lookup(digit, showMinute));
const withoutZero = Array.from({ length: 10 }, (_, digit) => lookup(digit, String));

export function simulate(random: () => number, { digit, clock }: Numbers): number {
  const hour = drawBelow(random, clock);
  const minute = drawBelow(random, 60);
  const isInHour = clock === 24 ? withZero[digit]?.[hour] : withoutZero[digit]?.[hour + 1];
  return isInHour || withZero[digit]?.[minute] ? 1 : 0;
}

/** The hour plus the minutes. */
export function mistakes({ digit, clock }: Numbers): number[] {
  const inHour = share(clock, (hour) => hasDigit(hour, digit));
  const inMinutes = share(clock, (_, minute) => hasDigit(minute, digit));
  return [inHour + inMinutes];
}

/** The digit is in the minutes, given that it is somewhere. */
export function followUps(numbers: Numbers): number[] {
  const inMinutes = share(numbers.clock, (_, minute) => hasDigit(minute, numbers.digit));
  return [inMinutes / exact(numbers)];
}
