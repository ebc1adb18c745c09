import type { Preset } from '#shared/drills/preset.ts';

const date = '2026-11-17';
const points = { right: 1, wrong: -1, skipped: 0 };

export const probabilityPresets: readonly Preset[] = [
  {
    slug: 'probability-sprint',
    title: 'Probability sprint: 10 at 90 seconds',
    trains:
      'Dice, cards, coins and urns in your head: when to compute, when to estimate, when to skip.',
    format: {
      seconds: 900,
      secondsPerItem: 90,
      order: 'forward',
      blocks: [{ family: 'probability', settings: {}, count: 10, points }],
    },
    passLine: null,
    evidence: {
      kind: 'reports',
      note: 'From candidates and preparation sites, as of 2026: ten questions of 90 seconds each, five options, +1, −1 and 0 for skipping. No pass line is known, and the questions are our own.',
      date,
    },
  },
  {
    slug: 'probability-long-sprint',
    title: 'Probability sprint: 30 at 60 seconds',
    trains: 'Stamina: the same for half an hour, with less time per question.',
    format: {
      seconds: 1800,
      secondsPerItem: 60,
      order: 'forward',
      blocks: [{ family: 'probability', settings: {}, count: 30, points }],
    },
    passLine: null,
    evidence: {
      kind: 'reports',
      note: 'Reports up to 2026 range from 10 to 30 questions at 60 to 90 seconds each; this is the long end. Points are the same as in the short sprint.',
      date,
    },
  },
  {
    slug: 'likelihood-list',
    title: 'Likelihood list',
    trains: 'Ranking three events by probability without working out all of them.',
    format: {
      seconds: 600,
      secondsPerItem: null,
      order: 'forward',
      blocks: [
        {
          family: 'likelihood',
          settings: {},
          count: 12,
          points: { right: 1, wrong: 0, skipped: 0 },
        },
      ],
    },
    passLine: null,
    evidence: {
      kind: 'reports',
      note: 'Undated candidate reports: lists to put in order, with no partial credit. How many, and in how much time, is not known. Twelve in ten minutes is our choice.',
      date,
    },
  },
];
