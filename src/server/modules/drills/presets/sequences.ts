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
    group: 'Sequences',
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
      'Finding the rule behind a row of numbers, fractions or letters, and dropping wrong ideas.',
    count: 26,
    seconds: 1500,
    evidence: {
      kind: 'reports',
      note: 'Candidates and preparation sites, as of 2026, agree on 26 sequences in 25 minutes, with +1, −1 and 0 for skipping. Firms publish no rules; the rules of our sequences are of the reported kinds.',
    },
  }),
  sequences({
    slug: 'sequences-half',
    title: 'Sequences: 13 in 12½ minutes',
    trains: 'The same in half the time, for every day.',
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
    trains: 'Thirty seconds each: only what you see at once counts.',
    count: 24,
    seconds: 720,
    evidence: {
      kind: 'reports',
      note: 'Reported by candidates of another firm, whose times differ from report to report (2026: also 18 minutes for 24).',
    },
  }),
  sequences({
    slug: 'sequences-25',
    title: 'Sequences: 25 in 26 minutes',
    trains: 'A minute each, with letters and nested rules among them.',
    count: 25,
    seconds: 1560,
    evidence: {
      kind: 'vendors',
      note: 'A preparation site describes 25 sequences in 26 minutes as the second half of an online assessment (seen 2026). It names no points: we score as in 26 in 25.',
    },
  }),
];
