import type { ListDetail } from '#shared/contracts/list.ts';

type Row = ListDetail['questions'][number];

export function listRow(id: number, overrides: Partial<Row> = {}): Row {
  return {
    id,
    name: `Question ${id}`,
    subject: null,
    difficulty: 'Easy',
    category: 'Risk',
    isPremium: false,
    status: null,
    ...overrides,
  };
}

export function aList(overrides: Partial<ListDetail> = {}): ListDetail {
  return {
    id: 3,
    name: 'Monday',
    description: 'Before the interview.',
    shareToken: null,
    questions: [listRow(11, { status: 'solved' }), listRow(12), listRow(13)],
    ...overrides,
  };
}
