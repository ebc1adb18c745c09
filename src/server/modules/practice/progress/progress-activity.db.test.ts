import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Progress } from '#shared/contracts/progress.ts';
import { createProgressSite, type ProgressSite } from '#test/support/progress.ts';

let site: ProgressSite;
beforeAll(async () => {
  site = await createProgressSite();
});
afterAll(() => site.close());
beforeEach(() => site.reset());

describe('recent activity', () => {
  it('is the latest ten, newest first, without resets', async () => {
    const { progress, mark } = await site.newPerson();
    const ids: number[] = [];
    for (let number = 0; number < 12; number += 1) {
      const id = await site.addQuestion({ name: `Question ${number}` });
      ids.unshift(id);
      const minute = String(number).padStart(2, '0');
      await mark(id, number % 2 ? 'solved' : 'attempted', `2026-03-10T10:${minute}:00Z`);
    }
    const [latest = 0] = ids;
    await mark(latest, null, '2026-03-10T11:00:00Z');
    const { recent } = await progress();
    expect(recent.map(({ questionId }) => questionId)).toEqual(ids.slice(0, 10));
    expect(recent[0]).toEqual({
      questionId: latest,
      name: 'Question 11',
      status: 'solved',
      at: '2026-03-10T10:11:00.000Z',
    });
    expect(recent[1]?.status).toBe('attempted');
  });
});

describe('days', () => {
  async function practiceAt(...moments: string[]) {
    const question = await site.addQuestion({ name: 'A' });
    const person = await site.newPerson();
    for (const [index, at] of moments.entries()) {
      await person.mark(question, index % 2 ? 'solved' : 'attempted', at);
    }
    return person;
  }
  const days = ({ calendar }: Progress) => calendar.map(({ date, count }) => `${date}: ${count}`);

  it('begin at midnight in the time zone', async () => {
    const { progress } = await practiceAt('2026-03-09T09:59:00Z', '2026-03-09T10:00:00Z');
    expect(days(await progress())).toEqual(['2026-03-09: 2']);
    const east = await progress('Pacific/Kiritimati');
    expect(days(east)).toEqual(['2026-03-09: 1', '2026-03-10: 1']);
    // It is already the next morning there.
    expect(east).toMatchObject({ today: '2026-03-11', streak: { current: 2, longest: 2 } });
    expect(east.timeZone).toBe('Pacific/Kiritimati');
    const west = await progress('America/Los_Angeles');
    expect(days(west)).toEqual(['2026-03-09: 2']);
    expect(west.today).toBe('2026-03-10');
  });

  it('begin at half and quarter hours in such zones', async () => {
    const { progress } = await practiceAt(
      '2026-03-09T18:14:59Z',
      '2026-03-09T18:15:00Z',
      '2026-03-09T18:29:59Z',
      '2026-03-09T18:30:00Z',
    );
    expect(days(await progress('Asia/Kolkata'))).toEqual(['2026-03-09: 3', '2026-03-10: 1']);
    expect(days(await progress('Asia/Calcutta'))).toEqual(['2026-03-09: 3', '2026-03-10: 1']);
    expect(days(await progress('Asia/Kathmandu'))).toEqual(['2026-03-09: 1', '2026-03-10: 3']);
  });

  it('last 23 and 25 hours when clocks change', async () => {
    const { progress } = await practiceAt(
      // The night of March 8, 2026: forward.
      '2026-03-08T07:59:59Z',
      '2026-03-08T08:00:00Z',
      '2026-03-09T06:59:59Z',
      '2026-03-09T07:00:00Z',
      // The night of November 1, 2025: back.
      '2025-11-02T06:59:59Z',
      '2025-11-02T07:00:00Z',
      '2025-11-03T07:59:59Z',
      '2025-11-03T08:00:00Z',
    );
    const found = await progress('America/Los_Angeles');
    expect(days(found)).toEqual([
      '2025-11-01: 1',
      '2025-11-02: 2',
      '2025-11-03: 1',
      '2026-03-07: 1',
      '2026-03-08: 2',
      '2026-03-09: 1',
    ]);
    expect(found.streak).toEqual({ current: 3, longest: 3 });
  });

  it('from over a year ago count for the longest streak, but not in the calendar', async () => {
    const { progress } = await practiceAt(
      '2024-01-01T12:00:00Z',
      '2024-01-02T12:00:00Z',
      '2024-01-03T12:00:00Z',
      '2025-03-10T12:00:00Z',
      '2025-03-11T12:00:00Z',
    );
    const found = await progress();
    expect(days(found)).toEqual(['2025-03-11: 1']);
    expect(found.streak).toEqual({ current: 0, longest: 3 });
  });

  it('with only a reset to not started do not count as activity', async () => {
    const { progress, mark } = await practiceAt('2026-03-08T12:00:00Z');
    const { next } = await progress();
    await mark(next[0]?.id ?? 0, null, '2026-03-09T12:00:00Z');
    const found = await progress();
    expect(days(found)).toEqual(['2026-03-08: 1']);
    expect(found.streak).toEqual({ current: 0, longest: 1 });
  });

  it('keep a streak alive until they are over', async () => {
    const { progress } = await practiceAt('2026-03-08T12:00:00Z', '2026-03-09T12:00:00Z');
    expect((await progress()).streak.current).toBe(2);
    site.setClock(new Date('2026-03-10T23:59:59Z'));
    expect((await progress()).streak.current).toBe(2);
    // In Paris the next day has begun already.
    expect((await progress('Europe/Paris')).streak).toEqual({ current: 0, longest: 2 });
    site.setClock(new Date('2026-03-11T00:00:00Z'));
    expect((await progress()).streak).toEqual({ current: 0, longest: 2 });
  });
});
