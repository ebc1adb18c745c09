import type { Points } from '#shared/drills/format.ts';
import type { Preset } from '#shared/drills/preset.ts';

const date = '2026-11-17';

interface Variant extends Pick<Preset, 'slug' | 'title' | 'trains' | 'passLine' | 'evidence'> {
  points: Points;
  isTyped?: boolean;
}

function eighty({ points, isTyped = false, ...texts }: Variant): Preset {
  return {
    ...texts,
    group: '80 in 8',
    format: {
      seconds: 480,
      secondsPerItem: null,
      order: 'forward',
      blocks: [{ family: 'eighty', settings: { isTyped }, count: 80, points }],
    },
  };
}

export const eightyPresets: readonly Preset[] = [
  eighty({
    slug: '80-in-8',
    title: '80 in 8',
    trains:
      'Six seconds a question: integers, decimals and fractions, often with a missing operand.',
    points: { right: 1, wrong: -1, skipped: null },
    passLine: 55,
    evidence: {
      kind: 'reports',
      note: 'Candidates of trading firms, up to 2026: 80 questions in 8 minutes, four options, no way back, +1 and −1. Firms publish no rules. Reported pass lines run from 55 to 65; the mix of questions follows a public sample of 24.',
      date,
    },
  }),
  eighty({
    slug: '80-in-8-minus-2',
    title: '80 in 8, −2 for a mistake',
    trains: 'The same at a pace that you can keep without mistakes: one costs two right answers.',
    points: { right: 1, wrong: -2, skipped: null },
    passLine: 65,
    evidence: {
      kind: 'reports',
      note: 'Older forum reports, undated, and one practice site (seen 2026) take two points for a mistake; a line of 65 is reported with it, 60 by the site. Most reports of recent years say one point.',
      date,
    },
  }),
  eighty({
    slug: '80-in-8-skip',
    title: '80 in 8, with skipping',
    trains: 'Letting go at once of what takes too long.',
    points: { right: 1, wrong: -1, skipped: 0 },
    passLine: 55,
    evidence: {
      kind: 'vendors',
      note: 'Some practice sites advise skipping (seen 2026), while most candidates report that nothing can be skipped. The line is that of the usual 80 in 8.',
      date,
    },
  }),
  eighty({
    slug: '80-in-8-skip-minus-1',
    title: '80 in 8, −1 for skipping',
    trains: 'Answering by size and last digit when there is no time to work it out.',
    points: { right: 1, wrong: -1, skipped: -1 },
    passLine: 55,
    evidence: {
      kind: 'reports',
      note: 'A few undated forum reports punish skipping like a mistake. Rare: the line is that of the usual 80 in 8.',
      date,
    },
  }),
  eighty({
    slug: '80-in-8-typed',
    title: 'Typed 80 in 8',
    trains: 'The same questions without options to lean on.',
    points: { right: 1, wrong: -1, skipped: null },
    isTyped: true,
    passLine: null,
    evidence: {
      kind: 'own',
      note: 'The questions of 80 in 8, to be typed: harder than the reported test. Fractions may be typed as 2/3.',
      date,
    },
  }),
];
