import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseDailyQuestion, rememberDailyQuestion } from './daily-question.ts';

const id = fc.integer({ min: 1, max: 100_000 });
const bank = fc.uniqueArray(id, { minLength: 1, maxLength: 60 });
const date = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));
const nothing: ReadonlySet<number> = new Set();

/** Counts how often a question is drawn. */
function countDraws(ids: readonly number[]) {
  let draws = 0;
  const counted = new Proxy(ids, {
    get(target, key) {
      if (typeof key === 'string' && /^\d+$/.test(key)) draws += 1;
      return Reflect.get(target, key);
    },
  });
  return { counted, drawn: () => draws };
}

describe('the question of a day', () => {
  it('is one of the questions, and stable for the day', () => {
    fc.assert(
      fc.property(date, bank, fc.array(id), (day, ids, recent) => {
        const chosen = chooseDailyQuestion(day, ids, new Set(recent));
        expect(ids).toContain(chosen);
        expect(chooseDailyQuestion(day, [...ids], new Set(recent))).toBe(chosen);
      }),
    );
  });

  it('is drawn once, and again at most ten times to avoid recent ones', () => {
    fc.assert(
      fc.property(date, bank, fc.array(id), fc.boolean(), (day, ids, others, isAllRecent) => {
        const recent = new Set(isAllRecent ? ids : [...others, ...ids.slice(1)]);
        const { counted, drawn } = countDraws(ids);
        const chosen = chooseDailyQuestion(day, counted, recent);
        expect(drawn()).toBeGreaterThanOrEqual(1);
        expect(drawn()).toBeLessThanOrEqual(11);
        // It may give up only after every retry.
        if (chosen !== null && recent.has(chosen)) expect(drawn()).toBe(11);
      }),
    );
  });

  it('is not a recent one if enough others are left', () => {
    const ids = Array.from({ length: 100 }, (_, i) => i + 1);
    fc.assert(
      fc.property(date, (day) => {
        const usual = chooseDailyQuestion(day, ids, nothing);
        const other = chooseDailyQuestion(day, ids, new Set([usual ?? 0]));
        expect(other).not.toBe(usual);
      }),
    );
  });

  it('is null only without questions', () => {
    fc.assert(
      fc.property(date, (day) => {
        expect(chooseDailyQuestion(day, [], nothing)).toBeNull();
      }),
    );
  });

  it('differs from day to day and reaches every question', () => {
    const ids = Array.from({ length: 20 }, (_, i) => i + 1);
    const chosen = new Set<number | null>();
    for (let day = 0; day < 365; day += 1) {
      const text = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
      chosen.add(chooseDailyQuestion(text, ids, nothing));
    }
    expect(chosen).toEqual(new Set(ids));
  });
});

describe('the memory of daily questions', () => {
  const memory = fc.uniqueArray(id, { maxLength: 40 });

  it('ends with the latest and has no duplicates', () => {
    fc.assert(
      fc.property(memory, id, fc.nat(200), (recent, latest, count) => {
        const remembered = rememberDailyQuestion(recent, latest, count);
        expect(remembered.at(-1)).toBe(latest);
        expect(new Set(remembered).size).toBe(remembered.length);
      }),
    );
  });

  it('is trimmed to the latest fifteen once it has thirty, or all questions but one', () => {
    fc.assert(
      fc.property(memory, id, fc.nat(200), (recent, latest, count) => {
        const all = [...recent.filter((other) => other !== latest), latest];
        const most = Math.min(30, Math.max(1, count - 1));
        const expected = all.length >= most ? all.slice(-15) : all;
        expect(rememberDailyQuestion(recent, latest, count)).toEqual(expected);
      }),
    );
  });

  it('never grows to thirty, day after day', () => {
    let recent: number[] = [];
    for (let day = 1; day <= 200; day += 1) recent = rememberDailyQuestion(recent, day, 1_000);
    expect(recent.length).toBeLessThan(30);
    expect(recent.length).toBeGreaterThanOrEqual(15);
    expect(recent.at(-1)).toBe(200);
  });
});
