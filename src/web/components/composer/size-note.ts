import { byteLength } from '#shared/domain/text-size.ts';

/** Nobody counts along until it matters. */
const nearFrom = 0.9;

interface SizeNote {
  note: string;
  isTooLong: boolean;
}

/** What to say about the length of a text; null: it is far from the cap. */
export function noteSize(text: string, largestBytes: number): SizeNote | null {
  const bytes = byteLength(text.trim());
  if (bytes < nearFrom * largestBytes) return null;
  const most = `${Math.floor(largestBytes / 1024)} kB`;
  const rest = largestBytes - bytes;
  return rest >= 0
    ? { note: `${count(rest)} left of ${most}.`, isTooLong: false }
    : { note: `${count(-rest)} too long: ${most} is the most that can be sent.`, isTooLong: true };
}

function count(bytes: number): string {
  return bytes === 1 ? '1 byte' : `${bytes.toLocaleString('en')} bytes`;
}
