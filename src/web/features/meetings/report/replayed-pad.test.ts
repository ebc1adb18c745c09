import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { textOf } from '../../../components/pad/pad-content.ts';
import { toBase64 } from '../../../lib/base64.ts';
import { ReplayedPad } from './replayed-pad.ts';

/** A letter at each of these moments. */
function record(letters: [at: number, letter: string][]) {
  const doc = new Y.Doc();
  let update: Uint8Array = new Uint8Array();
  doc.on('update', (bytes: Uint8Array) => {
    update = bytes;
  });
  return letters.map(([at, letter], index) => {
    textOf(doc).insert(index, letter);
    return { number: index + 1, at, update: toBase64(update) };
  });
}

it('shows a pad as it was at each moment, forward and back', () => {
  const pad = new ReplayedPad(
    record([
      [-1_500, 'a'],
      [5_000, 'b'],
      [5_000, 'c'],
      [8_400, 'd'],
    ]),
  );
  expect([pad.start, pad.end]).toEqual([-2_000, 9_000]);
  const moments = [-1_500, 4_999, 5_000, 8_400, 8_399, -1_501, 100_000];
  expect(moments.map((moment) => pad.at(moment).text)).toEqual([
    ...['a', 'a', 'abc', 'abcd'],
    ...['abc', '', 'abcd'],
  ]);
});

it('starts with the clock if nobody was earlier', () => {
  const pad = new ReplayedPad(record([[3_000, 'a']]));
  expect([pad.start, pad.end, pad.at(0).text]).toEqual([0, 3_000, '']);
});
