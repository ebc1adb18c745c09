import type { OperationSettings } from '#shared/drills/format.ts';
import type { Preset } from '#shared/drills/preset.ts';

const date = '2026-11-17';

const sprint: OperationSettings = {
  operators: ['+', '−', '×', '÷'],
  terms: { low: 2, high: 100 },
  factors: [
    { low: 2, high: 12 },
    { low: 2, high: 100 },
  ],
  places: 0,
  isBlankAnywhere: false,
  options: null,
};

export const arithmeticPresets: readonly Preset[] = [
  {
    slug: 'classic-sprint',
    title: 'Classic sprint',
    trains: 'All four operations at full speed: the foundation for every other test.',
    format: {
      seconds: 120,
      secondsPerItem: null,
      order: 'forward',
      // More than anybody can answer in time.
      blocks: [
        {
          family: 'operations',
          settings: sprint,
          count: 240,
          points: { right: 1, wrong: 0, skipped: null },
        },
      ],
    },
    passLine: null,
    evidence: {
      kind: 'own',
      note: "Not a firm's test: two minutes with the usual ranges of a public arithmetic game that candidates have compared scores on for years.",
      date,
    },
  },
  {
    slug: 'three-blocks',
    title: 'Three blocks',
    trains: 'Deciding how to spend ten minutes when each block is scored differently.',
    format: {
      seconds: 600,
      secondsPerItem: null,
      order: 'free',
      blocks: [
        {
          family: 'operations',
          settings: { ...sprint, terms: { low: 11, high: 999 } },
          count: 30,
          points: { right: 1, wrong: -3, skipped: -2 },
        },
        {
          family: 'operations',
          settings: { ...sprint, places: 2 },
          count: 30,
          points: { right: 2, wrong: -1, skipped: -1 },
        },
        {
          family: 'operations',
          settings: {
            ...sprint,
            operators: ['×'],
            factors: [
              { low: 11, high: 99 },
              { low: 11, high: 99 },
            ],
            options: 4,
          },
          count: 15,
          points: { right: 2, wrong: -2, skipped: -1 },
        },
      ],
    },
    passLine: 72,
    evidence: {
      kind: 'vendors',
      note: 'One practice site attributes these blocks, points and the pass line of 72 out of 120 to a trading firm (seen 2026). The number sizes and the four options are our choice.',
      date,
    },
  },
];
