import type { Preset } from '#shared/drills/preset.ts';

export const marketPresets: readonly Preset[] = [
  {
    slug: 'order-book',
    title: 'Order book: 20 in 8 minutes',
    trains: 'Reading an order book: sweep costs, average fill, micro-price, position and P&L.',
    format: {
      seconds: 480,
      secondsPerItem: null,
      order: 'forward',
      blocks: [
        {
          family: 'order-book',
          settings: {},
          count: 20,
          points: { right: 1, wrong: 0, skipped: 0 },
        },
      ],
    },
    passLine: null,
    evidence: {
      kind: 'own',
      note: 'Firms ask about order books in interviews and trading games; we know of no test in exactly this form. Twenty boards in eight minutes and the points are our choice.',
      date: '2026-11-17',
    },
  },
];
