import { describe, expect, it } from 'vitest';
import type { QuestionSort } from '#shared/domain/question-order.ts';
import { describeSet, paramsOfSet, readQuestionSet, readSet } from './question-set.ts';

const read = (query: string) => readSet(new URLSearchParams(query));

describe('a set of questions', () => {
  it.each([
    ['', ''],
    ['sort=difficulty', ''],
    ['category=Probability&level=Hard', 'Probability, Hard'],
    ['difficulty=Easy&status=not_started', 'Easy, Not Started'],
    ['search=coin+toss&category=Risk', 'Risk, “coin toss”'],
  ])('of %s is called “%s”', (query, name) => {
    expect(describeSet(read(query))).toBe(name);
  });

  it('keeps neither the page nor what makes no sense', () => {
    const query = 'category=Risk&page=3&daily=1&level=Trivial&other=1';
    expect(String(paramsOfSet(read(query)))).toBe('category=Risk');
  });
});

describe('the set of a question page', () => {
  const saved: QuestionSort = { field: 'difficulty', direction: 'desc' };
  const readFor = (user: object | null, query: string) =>
    readQuestionSet(new URLSearchParams(query), user, saved);

  it('has the saved order unless the URL has one', () => {
    expect(readFor(null, 'category=Risk').sort).toEqual(saved);
    expect(readFor(null, 'sort=type').sort).toEqual({ field: 'type', direction: 'asc' });
    expect(readFor(null, 'direction=desc').sort).toEqual({ field: 'name', direction: 'desc' });
  });

  it('is narrowed by status only for users', () => {
    expect(readFor({}, 'status=solved').status).toBe('solved');
    expect(readFor(null, 'status=solved').status).toBeNull();
  });
});
