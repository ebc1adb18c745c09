import { beforeEach, describe, expect, it, vi } from 'vitest';
import { checkResponse } from '#shared/contracts/check-response.ts';
import { aQuestion } from '#test/support/components/questions.ts';
import { facets } from '#test/support/components/site.ts';
import { FakeStorage } from '#test/support/fake-storage.ts';
import { ApiClient } from '../../../lib/api-client.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { toListRow } from '../../../queries/question-list.ts';
import { localDate } from './daily-memory.ts';
import { findDailyQuestion } from './daily-question.ts';

const today = '2026-03-09';
const dayKey = `martingale_daily_question_${today}`;
const recentKey = 'martingale_recent_questions';

beforeEach(() => {
  vi.stubGlobal('localStorage', new FakeStorage());
  return () => vi.unstubAllGlobals();
});

const question = (id: number) => aQuestion({ id, name: `Question ${id}` });

/** Knows the given questions and picks the first; claims to have a hundred in all. */
function site(ids: number[]) {
  const asked: string[] = [];
  const find = (url: string) => {
    if (url.endsWith('/facets')) return facets({ total: 100 });
    const id = Number(url.split('/').pop());
    const found = url.includes('/daily') ? ids[0] : ids.find((known) => known === id);
    return found === undefined ? undefined : question(found);
  };
  const api = new ApiClient(async ({ url }) => {
    asked.push(url);
    const body = find(url);
    return { status: body ? 200 : 404, text: JSON.stringify(body ?? {}), totalCount: null };
  }, checkResponse);
  return { api, asked, queries: createQueryClient() };
}

function served(id: number, date = today) {
  return { row: toListRow(question(id)), date };
}

const nothingServed = { row: undefined, date: today };

describe('the visitor’s daily question', () => {
  it('is the served one on the same date, without another request', async () => {
    const { api, queries, asked } = site([5]);
    expect(await findDailyQuestion(api, queries, today, served(5))).toMatchObject({ id: 5 });
    expect(asked).toEqual(['/api/questions/facets']);
    expect(localStorage.getItem(dayKey)).toBe('5');
    expect(localStorage.getItem(recentKey)).toBe('[5]');
  });

  it('is chosen by the visitor’s date if that differs from the server’s', async () => {
    const { api, queries, asked } = site([6]);
    const own = await findDailyQuestion(api, queries, today, served(5, '2026-03-08'));
    expect(own).toMatchObject({ id: 6 });
    expect(asked[0]).toBe('/api/questions/daily?date=2026-03-09&exclude=');
  });

  it('avoids recent questions', async () => {
    localStorage.setItem(recentKey, '[3,5,"x",-1]');
    const { api, queries, asked } = site([6]);
    expect(await findDailyQuestion(api, queries, today, served(5))).toMatchObject({ id: 6 });
    expect(asked[0]).toBe('/api/questions/daily?date=2026-03-09&exclude=3%2C5');
    expect(localStorage.getItem(recentKey)).toBe('[3,5,6]');
  });

  it('stays for the day, even if the server would now choose another', async () => {
    localStorage.setItem(dayKey, '7');
    const { api, queries, asked } = site([6, 7]);
    expect(await findDailyQuestion(api, queries, today, served(5))).toMatchObject({ id: 7 });
    expect(asked).toEqual(['/api/questions/7']);
  });

  it('needs no request if the stored one was served', async () => {
    localStorage.setItem(dayKey, '5');
    const { api, queries, asked } = site([5]);
    expect(await findDailyQuestion(api, queries, today, served(5))).toMatchObject({ id: 5 });
    expect(asked).toEqual([]);
  });

  it('is replaced if the stored one is gone', async () => {
    localStorage.setItem(dayKey, '7');
    const { api, queries } = site([6]);
    expect(await findDailyQuestion(api, queries, today, nothingServed)).toMatchObject({ id: 6 });
    expect(localStorage.getItem(dayKey)).toBe('6');
  });

  it('clears the questions of other days', async () => {
    localStorage.setItem('martingale_daily_question_2026-03-08', '4');
    localStorage.setItem('martingale_theme', 'dark');
    const { api, queries } = site([6]);
    await findDailyQuestion(api, queries, today, nothingServed);
    expect(Object.keys(localStorage).sort()).toEqual([dayKey, recentKey, 'martingale_theme']);
  });

  it('is null if there are no questions, and nothing is stored', async () => {
    localStorage.setItem(dayKey, '7');
    const { api, queries } = site([]);
    expect(await findDailyQuestion(api, queries, today, { row: null, date: today })).toBeNull();
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('stays stored when the site cannot be reached', async () => {
    localStorage.setItem(dayKey, '7');
    const api = new ApiClient(() => Promise.reject(new TypeError('no network')));
    const attempt = findDailyQuestion(api, createQueryClient(), today, nothingServed);
    await expect(attempt).rejects.toThrow('no network');
    expect(localStorage.getItem(dayKey)).toBe('7');
  });
});

describe('the local date', () => {
  it('has two digits for month and day', () => {
    expect(localDate(new Date(2026, 2, 9, 23, 59))).toBe('2026-03-09');
    expect(localDate(new Date(2026, 10, 30, 0, 0))).toBe('2026-11-30');
  });
});
