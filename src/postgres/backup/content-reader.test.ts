import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ContentReader, UnexpectedEndError } from './content-reader.ts';

const rowsOfEachTable = ['', '\\\\.\n', 'a\\.\n\\N\t\\\\.\n\n\nb\n', `${'x'.repeat(50)}\n`];
const content = Buffer.from(
  `${rowsOfEachTable.map((rows) => `table\n${rows}\\.\n`).join('')}seal\n`,
);

async function* inPieces(whole: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < whole.length; at += size) yield whole.subarray(at, at + size);
}

async function readAll(chunks: AsyncIterable<Buffer>): Promise<string> {
  const read: Buffer[] = [];
  for await (const chunk of chunks) read.push(chunk);
  return Buffer.concat(read).toString();
}

describe('ContentReader', () => {
  it('finds the same lines and rows however the content is chunked', async () => {
    for (let size = 1; size <= content.length; size++) {
      const reader = new ContentReader(inPieces(content, size));
      for (const rows of rowsOfEachTable) {
        expect(await reader.readLine()).toBe('table');
        expect(await readAll(reader.readRows())).toBe(rows);
      }
      expect(reader.digest()).toBe(sha256(content.subarray(0, -'seal\n'.length)));
      expect(await reader.isAtEnd()).toBe(false);
      expect(await reader.readLine()).toBe('seal');
      expect(reader.digest()).toBe(sha256(content));
      expect(await reader.isAtEnd()).toBe(true);
    }
  });

  it('detects missing end marks', async () => {
    for (const unended of ['', 'a\n', 'a\n\\.', 'a\\.\n']) {
      const reader = new ContentReader(inPieces(Buffer.from(unended), 2));
      await expect(readAll(reader.readRows())).rejects.toThrow(UnexpectedEndError);
    }
  });

  it('does not buffer an endless line', async () => {
    const reader = new ContentReader(inPieces(Buffer.alloc(3_000_000, 'x'), 100_000));
    expect(await reader.readLine()).toBeNull();
    expect(await reader.isAtEnd()).toBe(false);
  });
});

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
