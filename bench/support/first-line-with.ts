import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** The first group of the first matching line; keeps reading, so that the writer never blocks. */
export function firstLineWith(output: Readable, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    const lines = createInterface(output);
    lines.on('line', (line) => {
      const found = pattern.exec(line)?.[1];
      if (found) resolve(found);
    });
    lines.once('close', () => reject(new Error(`The stream ended without a line like ${pattern}`)));
  });
}
