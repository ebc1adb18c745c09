import { describe, expect, it } from 'vitest';
import type { RunResult } from '#shared/contracts/drill-run.ts';
import { rightResponse } from '#shared/drills/check.ts';
import { countItems, type DrillFormat } from '#shared/drills/format.ts';
import type { DrillItem, Fact, Operator } from '#shared/drills/item.ts';
import { scoreRun } from '#shared/drills/score.ts';
import { aResult, itemsOf, shippedPresets } from '#test/support/components/drills.ts';
import { answeredItems } from '../answered-items.ts';
import { coach } from './coach.ts';
import type { KnownDrill } from './coached-run.ts';

const drills: readonly KnownDrill[] = shippedPresets;

type Act = 'right' | 'wrong' | 'skipped' | 'late';

interface Played {
  /** How many items were answered; all by default. */
  count?: number;
  act?: (index: number, fact: Fact | null) => Act;
  seconds?: (index: number, fact: Fact | null) => number;
  best?: number | null;
  known?: readonly KnownDrill[];
  changes?: Partial<RunResult>;
}

function find(slug: string) {
  const preset = drills.find((drill) => drill.slug === slug);
  if (!preset) throw new Error(`There is no preset ${slug}.`);
  return preset;
}

/** What the coach says about a run of a preset. */
function adviceOn(slug: string, played: Played = {}) {
  const { format, passLine } = find(slug);
  return adviceOnFormat(format, {
    ...played,
    changes: { preset: slug, passLine, ...played.changes },
  });
}

const dealt = new Map<DrillFormat, DrillItem[]>();

/** Each format is dealt only once, which takes longer than everything else here. */
function itemsOnce(format: DrillFormat): DrillItem[] {
  const items = dealt.get(format) ?? itemsOf(format);
  dealt.set(format, items);
  return items;
}

function adviceOnFormat(format: DrillFormat, played: Played) {
  const { count = countItems(format), act = () => 'right', seconds = () => 3 } = played;
  const items = itemsOnce(format);
  const answers = items.slice(0, count).map(({ asks, fact }, index) => {
    const done = act(index, fact);
    const response = { right: rightResponse(asks), late: '1', wrong: '999999999', skipped: '' }[
      done
    ];
    return { index, response, milliseconds: 1000 * seconds(index, fact), isLate: done === 'late' };
  });
  const onTime = answers.filter(({ isLate }) => !isLate);
  const { marks, ...score } = scoreRun(
    format,
    items,
    new Map(onTime.map(({ index, response }) => [index, response])),
  );
  const result = aResult(format, { ...score, items, answers, ...played.changes });
  const { preset } = result;
  return coach({
    result,
    items: answeredItems(result),
    best: played.best ?? null,
    again: preset === null ? null : `/drills/run?preset=${preset}`,
    drills: played.known ?? drills,
  });
}

const again = (slug: string) => ({ label: 'Again', path: `/drills/run?preset=${slug}` });
const harder = (slug: string) => ({
  label: 'Try the harder one',
  path: `/drills/run?preset=${slug}`,
});
const slowAt = (operator: Operator, slow: number) => (_: number, fact: Fact | null) =>
  fact?.operator === operator ? slow : 2;

describe('runs that say little', () => {
  it.each([
    ['too-fast', 'Too fast to learn from. Run it again at your own pace.'],
    ['quit', 'You stopped before the end. A full run will tell you more.'],
  ] as const)('%s', (mark, text) => {
    const advice = adviceOn('80-in-8', { changes: { mark } });
    expect(advice).toEqual({ text, step: again('80-in-8') });
  });

  it.each([
    [0, 'No answers are too few to say what to train. Run it again to find out.'],
    [1, '1 answer is too few to say what to train. Run it again to find out.'],
    [4, '4 answers are too few to say what to train. Run it again to find out.'],
  ])('%i answers, even if all are wrong', (count, text) => {
    expect(adviceOn('80-in-8', { count, act: () => 'wrong' }).text).toBe(text);
  });

  it('do not count late answers', () => {
    const advice = adviceOn('80-in-8', {
      count: 9,
      act: (index) => (index < 4 ? 'right' : 'late'),
    });
    expect(advice.text).toMatch(/^4 answers are too few/);
  });

  it('lead to all drills if nobody knows how to run them again', () => {
    const { format } = find('80-in-8');
    expect(adviceOnFormat(format, { count: 1, changes: { preset: null } }).step).toEqual({
      label: 'All drills',
      path: '/drills',
    });
  });
});

describe('a reported pass line', () => {
  it('leads to the next harder drill once it is reached, whatever else went wrong', () => {
    const act = (index: number) => (index < 12 ? 'wrong' : 'right');
    expect(adviceOn('80-in-8', { act })).toEqual({
      text: 'You reached the reported pass line of 55. Next comes a harder one: 80 in 8, with skipping.',
      step: harder('80-in-8-skip'),
    });
  });

  it('leads past drills whose goal is reached', () => {
    const known = drills.map((drill) =>
      drill.slug.startsWith('80-in-8-') ? { ...drill, best: { points: 70 } } : drill,
    );
    expect(adviceOn('80-in-8', { known }).step).toEqual(harder('three-blocks'));
  });

  it('leads nowhere else from the hardest drill', () => {
    expect(adviceOn('three-blocks')).toEqual({
      text: 'You reached the reported pass line of 72. Run it again now and then to stay there.',
      step: again('three-blocks'),
    });
  });

  it('is said if nothing else is', () => {
    const act = (index: number) => (index % 10 === 0 ? 'wrong' : 'right');
    const changes = { passLine: 59 };
    expect(adviceOn('80-in-8', { count: 74, act, changes }).text).toBe(
      'You are 1 point short of the reported pass line of 59, and no mistake stands out. Run it again.',
    );
  });
});

describe('points lost to wrong answers', () => {
  const often = (index: number) => (index % 4 === 0 ? 'wrong' : 'right');

  it('are named, and what would have been reached without them', () => {
    expect(adviceOn('80-in-8', { act: often })).toEqual({
      text: 'You lost 20 points to wrong answers: without them, you would have reached the pass line of 55. Slow down until you make fewer mistakes.',
      step: again('80-in-8'),
    });
  });

  it.each([
    ['sequences', 'Skip when you are not sure: that costs nothing.'],
    ['80-in-8-minus-2', 'Slow down until you make fewer mistakes.'],
    ['80-in-8-skip-minus-1', 'Slow down until you make fewer mistakes.'],
    ['three-blocks', 'Leave a question blank when you are not sure: that costs less.'],
  ])('call for the right remedy in %s', (slug, remedy) => {
    const act = (index: number) => (index < 30 && index % 2 === 0 ? 'wrong' : 'right');
    const { text } = adviceOn(slug, { act });
    expect(text).toMatch(/^You lost \d+ points to wrong answers/);
    expect(text.endsWith(remedy)).toBe(true);
  });

  it('are not mentioned for a few slips, or where they cost nothing', () => {
    const few = (index: number) => (index < 2 ? 'wrong' : 'right');
    expect(adviceOn('probability-sprint', { act: few }).text).toBe(
      'Nothing stands out yet. Run it again to beat your first result.',
    );
    expect(adviceOn('order-book', { act: often }).text).not.toContain('lost');
  });
});

describe('an operator', () => {
  it('is drilled if it takes much longer than its reverse', () => {
    const { text, step } = adviceOn('classic-sprint', { count: 40, seconds: slowAt('÷', 4) });
    expect(text).toBe('Your divisions take twice as long as your multiplications: drill those.');
    expect(step.label).toBe('Drill divisions');
    const facts = new URL(step.path, 'http://site').searchParams.get('facts')?.split(';') ?? [];
    expect(facts.length).toBeGreaterThanOrEqual(4);
    expect(facts.filter((fact) => !fact.includes('÷'))).toEqual([]);
  });

  it.each([
    ['−', 3.2, 'Your subtractions take 1.6 times as long as your additions: drill those.'],
    ['×', 6, 'Your multiplications take 3 times as long as your additions: drill those.'],
  ] as const)('%s is compared with addition', (operator, slow, text) => {
    expect(adviceOn('classic-sprint', { count: 40, seconds: slowAt(operator, slow) }).text).toBe(
      text,
    );
  });

  it('is not named if the difference is usual, or there are too few answers', () => {
    const usual = adviceOn('classic-sprint', { count: 40, seconds: slowAt('×', 4) });
    const few = adviceOn('classic-sprint', { count: 6, seconds: slowAt('÷', 9) });
    expect([usual, few].filter(({ step }) => step.label.startsWith('Drill'))).toEqual([]);
  });

  it('is drilled if it is the only one that goes wrong', () => {
    const act = (_: number, fact: Fact | null) => (fact?.operator === '÷' ? 'wrong' : 'right');
    const { text, step } = adviceOn('80-in-8-typed', { act });
    expect(text).toMatch(
      /^Only 0 of your \d+ divisions were right, while nearly everything else was: drill those\.$/,
    );
    expect(step.path).toContain('facts=');
  });
});

describe('the pace', () => {
  const wrongNow = (index: number) => (index % 8 === 0 ? 'wrong' : 'right');

  it('is named if it dropped at the end', () => {
    const seconds = (index: number) => (index < 36 ? 3 : 5);
    expect(adviceOn('80-in-8', { count: 50, seconds })).toEqual({
      text: 'You slowed down: at the end, a question took 1.7 times as long as at the start. Run it again at a pace you can keep.',
      step: again('80-in-8'),
    });
  });

  it('is trained in a sprint by those who are right but slow', () => {
    expect(adviceOn('80-in-8', { count: 50, seconds: () => 9 })).toEqual({
      text: 'Nearly all your answers are right, but you reached only 50 of 80 questions: train your speed.',
      step: { label: 'Run a sprint', path: '/drills/run?preset=classic-sprint' },
    });
    expect(adviceOn('sequences', { count: 15 }).step).toEqual(again('sequences'));
  });

  it('is named with the time for each question to those who are less often right', () => {
    expect(adviceOn('sequences', { count: 15, act: wrongNow }).text).toBe(
      'You reached 15 of 26 questions. To get to the end, decide within 57 seconds each.',
    );
  });

  it('has a goal in a sprint, too', () => {
    expect(adviceOn('classic-sprint', { count: 8, seconds: () => 14 }).text).toBe(
      'You took 14 seconds for each question: aim for 6. Run it again.',
    );
  });

  it('is about choosing questions in free order', () => {
    expect(adviceOn('three-blocks', { count: 40 }).text).toBe(
      'You answered 40 of 75 questions. Take the quick ones of every kind first.',
    );
  });
});

describe('without a pass line', () => {
  it('many misses call for reading', () => {
    const act = (index: number) => (index % 2 === 0 ? 'wrong' : 'right');
    expect(adviceOn('order-book', { act })).toEqual({
      text: '10 of 20 were wrong or skipped. Read how to solve them below, then try again.',
      step: again('order-book'),
    });
    const skipping = (index: number) => (index < 5 ? 'skipped' : 'right');
    expect(adviceOn('probability-sprint', { act: skipping }).text).toMatch(/^5 of 10 were wrong/);
  });

  it('a strong run leads to a harder drill', () => {
    expect(adviceOn('probability-sprint')).toEqual({
      text: 'A strong run. Next comes a harder one: Probability sprint: 30 at 60 seconds.',
      step: harder('probability-long-sprint'),
    });
    expect(adviceOn('classic-sprint', { count: 30 }).step).toEqual(harder('80-in-8'));
  });

  it('others are compared with the best', () => {
    const text = (best: number | null) => adviceOn('classic-sprint', { count: 12, best }).text;
    expect(text(null)).toBe('Nothing stands out yet. Run it again to beat your first result.');
    expect(text(9)).toBe('Your best run so far. Run it again while it is fresh.');
    expect(text(15)).toBe('Nothing stands out. Run it again to beat your best of 15.');
  });
});

describe.each(shippedPresets)('on $slug', ({ slug, format }) => {
  const total = countItems(format);
  const runs: [string, Played][] = [
    ['a perfect run', {}],
    ['all wrong', { act: () => 'wrong' }],
    ['all skipped', { act: () => 'skipped' }],
    [
      'half of the items',
      { count: Math.ceil(total / 2), act: (index) => (index % 3 ? 'right' : 'wrong') },
    ],
    ['one answer', { count: 1 }],
    ['no answer', { count: 0 }],
  ];

  it.each(runs)('the coach has one or two sentences and a step after %s', (_, played) => {
    const { text, step } = adviceOn(slug, played);
    expect(text).toMatch(/^[A-Z1-9].*\.$/);
    expect(text).not.toMatch(/NaN|undefined|Infinity/);
    // Titles have colons and commas, but no full stops.
    expect(text.split(/\. /).length).toBeLessThanOrEqual(2);
    expect(step.label).not.toBe('');
    expect(step.path).toMatch(/^\/drills\/run\?(preset=[a-z0-9-]+|facts=.+)$/);
  });
});
