import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { insertQuestions } from '#test/support/questions.ts';

describe('bad input', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await createTestApp();
    await insertQuestions(site.database.pool, [{}]);
  });
  afterAll(() => site.close());

  const sortText = 'Sort must be one of name, difficulty, type, status, rating';
  const measuredText =
    'Measured must be one of any-measured, below-1200, 1200-to-1400, 1400-to-1600, 1600-to-1800, from-1800';
  const pageText = 'Page must be a positive whole number';
  const sizeText = 'Page size must be a whole number from 1 to 100';

  it.each([
    ['sort=price', 'sort', sortText],
    ['sort=name;drop table questions', 'sort', sortText],
    ['sort=name&sort=type', 'sort', sortText],
    ['direction=up', 'direction', 'Direction must be one of asc, desc'],
    ['difficulty=Nightmare', 'difficulty', 'Difficulty must be one of Easy, Medium, Hard'],
    ['status=done', 'status', 'Status must be one of not_started, attempted, solved'],
    ['measured=1200', 'measured', measuredText],
    ['measured=against-label', 'measured', measuredText],
    ['page=0', 'page', pageText],
    ['page=-1', 'page', pageText],
    ['page=1.5', 'page', pageText],
    ['page=abc', 'page', pageText],
    ['page=1e99', 'page', pageText],
    ['page=2147483648', 'page', pageText],
    ['page=%00', 'page', pageText],
    ['page=1&page=2', 'page', pageText],
    ['pageSize=0', 'pageSize', sizeText],
    ['pageSize=-5', 'pageSize', sizeText],
    ['pageSize=101', 'pageSize', sizeText],
    ['pageSize=1e9', 'pageSize', sizeText],
    ['pageSize=all', 'pageSize', sizeText],
    ['search=a&search=b', 'search', 'Search must be a single value'],
    ['category=b&category=c', 'category', 'Category must be a single value'],
  ])('?%s is refused', async (query, field, message) => {
    const response = await site.app.inject(`/api/questions?${query}`);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      code: 'INVALID_INPUT',
      message,
      error: message,
      fieldErrors: { [field]: message },
    });
  });

  it.each(['page=1e9', "search='%3Bselect%201--", 'category=%00', 'category=%F0%9F%98%80'])(
    '?%s returns nothing',
    async (query) => {
      const response = await site.app.inject(`/api/questions?${query}`);
      expect(response.statusCode).toBe(200);
      expect(response.json()).toEqual([]);
    },
  );

  it.each([
    '0',
    '-1',
    'abc',
    '1e9',
    '0x10',
    '1.5',
    '+1',
    '01234567890',
    '2147483648',
    '99999999999999',
    '%20',
    '%00',
    '1%00',
    '%E2%80%8B1',
  ])('question %s cannot exist', async (id) => {
    for (const path of [`/api/questions/${id}`, `/api/questions/${id}/neighbors`]) {
      const response = await site.app.inject(path);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({
        message: 'Invalid question id',
        fieldErrors: { id: 'Invalid question id' },
      });
    }
  });

  it.each([
    'sort=price',
    'direction=up',
    'sort=name&sort=name',
    'difficulty=Trivial',
    'status=started',
    'category=a&category=b',
    'search=a&search=b',
  ])('neighbors by %s are refused, like the list', async (query) => {
    for (const path of ['', '/1/neighbors']) {
      const response = await site.app.inject(`/api/questions${path}?${query}`);
      expect(response.statusCode).toBe(400);
    }
  });

  it.each([
    ['exclude=abc', 'Exclude must be ids separated by commas'],
    ['exclude=1,,2', 'Exclude must be ids separated by commas'],
    ['exclude=1,', 'Exclude must be ids separated by commas'],
    ['exclude=-1', 'Exclude must be ids separated by commas'],
    ['date=yesterday', 'Date must look like 2026-01-31'],
    ['date=2026-02-30', 'Date must look like 2026-01-31'],
    ['date=2026-01-01&date=2026-01-02', 'Date must look like 2026-01-31'],
  ])('the daily question with %s is refused', async (query, message) => {
    const response = await site.app.inject(`/api/questions/daily?${query}`);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message });
  });

  it.each(['exclude=', 'date=', 'exclude=9999999999', `exclude=${'1,'.repeat(4_000)}1`])(
    'the daily question accepts %.20s',
    async (query) => {
      const response = await site.app.inject(`/api/questions/daily?${query}`);
      expect(response.statusCode).toBe(200);
    },
  );
});
