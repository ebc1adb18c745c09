import { byteLength } from '#shared/domain/text-size.ts';
import { wholeNumber } from '#shared/domain/whole-number.ts';

const warnFrom = 0.9;

interface SizeNotice {
  note: string;
  isTooLong: boolean;
}

/** A note on the size of a text, or null while it is far from the limit. */
export function warnOfSize(text: string, largestBytes: number): SizeNotice | null {
  const bytes = byteLength(text.trim());
  if (bytes < warnFrom * largestBytes) return null;
  const limit = `${Math.floor(largestBytes / 1024)} kB`;
  const rest = largestBytes - bytes;
  return rest >= 0
    ? { note: `${count(rest)} left of ${limit}.`, isTooLong: false }
    : { note: `${count(-rest)} too long. The limit is ${limit}.`, isTooLong: true };
}

function count(bytes: number): string {
  return bytes === 1 ? '1 byte' : `${wholeNumber(bytes)} bytes`;
}
