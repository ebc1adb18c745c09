import { describe, expect, it } from 'vitest';
import type { Block } from '#shared/drills/format.ts';
import { aFormat, shippedPresets, sprintPoints } from '#test/support/components/drills.ts';
import { formatInWords, pointsInWords } from './drill-words.ts';

const block = (count: number, points: Block['points'], isTyped = false): Block => ({
  family: 'eighty',
  settings: { isTyped },
  count,
  points,
});

const inWords: Record<string, string> = {
  'classic-sprint':
    'As many questions as you can in 2 minutes, typed answers, mistakes cost nothing.',
  'three-blocks':
    '75 questions in 10 minutes, in any order, typed answers or four options, a wrong answer costs up to three points, a blank costs up to two points.',
  '80-in-8': '80 questions in 8 minutes, four options, a wrong answer costs a point.',
  '80-in-8-minus-2': '80 questions in 8 minutes, four options, a wrong answer costs two points.',
  '80-in-8-skip':
    '80 questions in 8 minutes, four options, a wrong answer costs a point, skipping is free.',
  '80-in-8-skip-minus-1':
    '80 questions in 8 minutes, four options, a wrong answer costs a point, skipping costs a point.',
  '80-in-8-typed': '80 questions in 8 minutes, typed answers, a wrong answer costs a point.',
  sequences:
    '26 questions in 25 minutes, four options, a wrong answer costs a point, skipping is free.',
  'sequences-half':
    '13 questions in 12.5 minutes, four options, a wrong answer costs a point, skipping is free.',
  'sequences-24':
    '24 questions in 12 minutes, four options, a wrong answer costs a point, skipping is free.',
  'sequences-25':
    '25 questions in 26 minutes, four options, a wrong answer costs a point, skipping is free.',
  'probability-sprint':
    '10 questions in 15 minutes, at most 90 seconds each, five options, a wrong answer costs a point, skipping is free.',
  'probability-long-sprint':
    '30 questions in 30 minutes, at most 60 seconds each, five options, a wrong answer costs a point, skipping is free.',
  'likelihood-list': '12 questions in 10 minutes, events to rank, mistakes cost nothing.',
  'order-book': '20 questions in 8 minutes, typed answers, mistakes cost nothing.',
};

describe('a format in words', () => {
  it.each(shippedPresets)('says what $slug is', ({ slug, format }) => {
    expect(formatInWords(format)).toBe(inWords[slug]);
  });

  it('knows single questions, odd costs and free blanks', () => {
    const words = (points: Block['points'], order: 'forward' | 'free' = 'forward') =>
      formatInWords({ ...aFormat({ order, seconds: 60 }), blocks: [block(1, points)] });
    expect(words({ right: 1, wrong: -0.5, skipped: null })).toBe(
      '1 question in 1 minute, four options, a wrong answer costs half a point.',
    );
    expect(words({ right: 1, wrong: 0, skipped: -7 })).toBe(
      '1 question in 1 minute, four options, mistakes cost nothing, skipping costs 7 points.',
    );
    expect(words({ right: 1, wrong: -1, skipped: 0 }, 'free')).toBe(
      '1 question in 1 minute, in any order, four options, a wrong answer costs a point, blanks are free.',
    );
  });
});

describe('the points in words', () => {
  it('are said once if all blocks have the same', () => {
    expect(pointsInWords(aFormat({ points: sprintPoints }))).toEqual([
      'Right +1, wrong 0, no skipping',
    ]);
  });

  it('are said for each block otherwise', () => {
    const blocks = [
      block(30, { right: 1, wrong: -3, skipped: -2 }),
      block(15, { right: 2, wrong: -1, skipped: null }),
    ];
    expect(pointsInWords({ ...aFormat({ order: 'free' }), blocks })).toEqual([
      'Questions 1 to 30: right +1, wrong −3, blank −2',
      'Questions 31 to 45: right +2, wrong −1, blank 0',
    ]);
  });
});
