import type { Evidence, Preset } from '#shared/drills/preset.ts';

const date = '2026-11-17';

interface Variant extends Pick<Preset, 'slug' | 'title' | 'trains'> {
  count: number;
  seconds: number;
  evidence: Omit<Evidence, 'date'>;
}

function sequences({ count, seconds, evidence, ...texts }: Variant): Preset {
  return {
    ...texts,
    format: {
      seconds,
      secondsPerItem: null,
      order: 'forward',
      blocks: [
        {
          family: 'sequences',
          settings: {},
          count,
          points: { right: 1, wrong: -1, skipped: 0 },
        },
      ],
    },
    passLine: null,
    evidence: { ...evidence, date },
  };
}

export const sequencePresets: readonly Preset[] = [
  sequences({
    slug: 'sequences',
    title: 'Sequences: 26 in 25 minutes',
    trains:
      'Finding the rule behind a series of numbers, fractions or letters, and dropping bad guesses.',
    count: 26,
    seconds: 1500,
    evidence: {
      kind: 'reports',
      note: 'Candidates and preparation sites, as of 2026, agree on 26 sequences in 25 minutes, with +1, −1 and 0 for skipping. Firms publish no details; our sequences follow the kinds of rules reported.',
    },
  }),
  sequences({
    slug: 'sequences-half',
    title: 'Sequences: 13 in 12½ minutes',
    trains: 'Half the length, for daily practice.',
    count: 13,
    seconds: 750,
    evidence: {
      kind: 'vendors',
      note: 'The short form of the same test on a practice site (seen 2026).',
    },
  }),
  sequences({
    slug: 'sequences-24',
    title: 'Sequences: 24 in 12 minutes',
    trains: 'Thirty seconds each: you need to see the rule right away.',
    count: 24,
    seconds: 720,
    evidence: {
      kind: 'reports',
      note: 'Reported by candidates at another firm, though the times vary (2026: also 18 minutes for 24).',
    },
  }),
  sequences({
    slug: 'sequences-25',
    title: 'Sequences: 25 in 26 minutes',
    trains: 'A minute each, including letters and nested rules.',
    count: 25,
    seconds: 1560,
    evidence: {
      kind: 'vendors',
      note: 'A preparation site describes 25 sequences in 26 minutes as the second half of an online assessment (seen 2026). It does not mention points; we score it like 26 in 25.',
    },
  }),
];
