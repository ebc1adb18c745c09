import { describe, expect, it } from 'vitest';
import type { DrillItem, Operator } from '#shared/drills/item.ts';
import { aFormat, aResult, itemsOf } from '#test/support/components/drills.ts';
import { type AnsweredItem, answeredItems, readResponse, readRight } from './answered-items.ts';
import { heatMapOf } from './heat-map.ts';
import { latenciesOf, median, slowestFacts } from './latencies.ts';
import { paceOf } from './pace.ts';

let index = 0;

function answered(
  fact: `${number}${Operator}${number}`,
  milliseconds: number,
  mark: AnsweredItem['mark'] = 'right',
): AnsweredItem {
  const [, left = '', operator = '+', right = ''] = /^(\d+)([+−×÷])(\d+)$/.exec(fact) ?? [];
  const item: DrillItem = {
    prompt: `${fact} = ?`,
    board: null,
    asks: { kind: 'number', answer: '1' },
    explanation: null,
    fact: { left, operator: operator as Operator, right },
  };
  index += 1;
  return { index, item, mark, response: '1', milliseconds, isLate: false };
}

describe('the items of a result', () => {
  const format = aFormat();
  const [first, second] = itemsOf(format);
  const right = first ? readRight(first.asks) : '';
  const answers = [
    { index: 0, response: right, milliseconds: 900, isLate: false },
    { index: 1, response: '0', milliseconds: 800, isLate: true },
  ];

  it('have marks unless they were too late', () => {
    const items = answeredItems(aResult(format, { answers }));
    expect(items.map(({ item, mark }) => [item.prompt, mark])).toEqual([
      [first?.prompt, 'right'],
      [second?.prompt, null],
    ]);
  });

  it('include blanks in free order', () => {
    const free = aFormat({ order: 'free' });
    const items = answeredItems(aResult(free, { answers }));
    expect(items.map(({ mark }) => mark)).toEqual(['right', null, 'skipped']);
  });

  it('have readable responses', () => {
    const option = { kind: 'option', options: ['0.6', '6'], right: 1 } as const;
    const order = {
      kind: 'order',
      events: ['Heads', 'A six', 'An ace'],
      right: [0, 1, 2],
    } as const;
    expect(readResponse({ kind: 'number', answer: '1' }, '-2')).toBe('−2');
    expect(readResponse(option, '1')).toBe('0.6');
    expect(readRight(option)).toBe('6');
    expect(readResponse(order, '312')).toBe('An ace > Heads > A six');
    expect(readResponse(order, '')).toBeNull();
  });
});

describe('latencies', () => {
  it('are medians by operator, leaving out skipped items', () => {
    const items = [
      answered('2×3', 1000),
      answered('2×4', 3000, 'wrong'),
      answered('2+4', 500),
      answered('2+5', 9000, 'skipped'),
    ];
    expect(latenciesOf(items)).toEqual([
      { operator: '+', count: 1, right: 1, medianMs: 500 },
      { operator: '×', count: 2, right: 1, medianMs: 2000 },
    ]);
    expect(median([])).toBe(0);
  });

  it('list wrong facts first, then slow ones, each once', () => {
    const items = [
      answered('2×3', 100),
      answered('2×4', 200),
      answered('7×8', 5000),
      answered('7×8', 6000),
      answered('6×9', 300, 'wrong'),
    ];
    const slowest = slowestFacts(items, 8).map(({ item }) => item.prompt);
    expect(slowest).toEqual(['6×9 = ?', '7×8 = ?']);
    expect(slowestFacts(items, 1)).toHaveLength(1);
  });
});

describe('the heat map', () => {
  it('has smaller operands in rows, larger in columns, and only sizes that were asked', () => {
    const items = [answered('3×40', 1000), answered('60×3', 3000), answered('8×60', 2000)];
    expect(heatMapOf(items, '×')).toEqual({
      columns: ['25–49', '50–74'],
      rows: [
        {
          name: '1–3',
          cells: [
            { count: 1, medianMs: 1000, heat: 0 },
            { count: 1, medianMs: 3000, heat: 1 },
          ],
        },
        { name: '7–9', cells: [null, { count: 1, medianMs: 2000, heat: 0.5 }] },
      ],
    });
  });

  it('is null without matching items', () => {
    expect(heatMapOf([answered('3×40', 1000)], '+')).toBeNull();
  });
});

describe('the pace', () => {
  it('climbs with each answer, next to an even pace to the last item', () => {
    const items = [{ milliseconds: 10_000 }, { milliseconds: 20_000 }];
    expect(paceOf(items, { seconds: 60, goal: 4 })).toEqual({
      line: 'M0 100L16.67 100L16.67 75L50 75L50 50',
      end: 'M50 50h0',
      even: 'M0 100L100 0',
      most: 4,
    });
  });

  it('stays at zero without answers', () => {
    expect(paceOf([], { seconds: 60, goal: 0 })).toEqual({
      line: 'M0 100',
      end: 'M0 100h0',
      even: 'M0 100L100 100',
      most: 1,
    });
  });

  it('leaves room for more where a run has no last item', () => {
    const pace = paceOf([{ milliseconds: 30_000 }], { seconds: 60, goal: 1, least: 10 });
    expect(pace).toMatchObject({ end: 'M50 90h0', even: 'M0 100L100 90', most: 10 });
  });
});
