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
      note: 'From candidates at trading firms, up to 2026: 80 questions in 8 minutes, four options, no going back, +1 and −1. Firms publish no rules. Reported pass lines range from 55 to 65; the mix of questions follows a public sample of 24.',
      date,
    },
  }),
  eighty({
    slug: '80-in-8-minus-2',
    title: '80 in 8, −2 for a mistake',
    trains: 'The same at a pace you can keep without mistakes: each one costs two right answers.',
    points: { right: 1, wrong: -2, skipped: null },
    passLine: 65,
    evidence: {
      kind: 'reports',
      note: 'Older, undated forum reports and one practice site (seen 2026) deduct two points for a mistake. The reports give a pass line of 65, the site 60. Most recent reports say one point.',
      date,
    },
  }),
  eighty({
    slug: '80-in-8-skip',
    title: '80 in 8, with skipping',
    trains: 'Skipping right away when a question would take too long.',
    points: { right: 1, wrong: -1, skipped: 0 },
    passLine: 55,
    evidence: {
      kind: 'vendors',
      note: 'Some practice sites advise skipping (seen 2026), while most candidates report that skipping is not possible. The pass line is that of the usual 80 in 8.',
      date,
    },
  }),
  eighty({
    slug: '80-in-8-skip-minus-1',
    title: '80 in 8, −1 for skipping',
    trains: 'Picking by size and last digit when there is no time to work it out.',
    points: { right: 1, wrong: -1, skipped: -1 },
    passLine: 55,
    evidence: {
      kind: 'reports',
      note: 'In a few undated forum reports, skipping costs as much as a mistake. This is rare; the pass line is that of the usual 80 in 8.',
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
      note: 'The questions of 80 in 8 with typed answers: harder than the reported test. Type fractions as 2/3.',
      date,
    },
  }),
];
