import { describe, expect, it } from 'vitest';
import type { QuestionSort } from '#shared/domain/question-order.ts';
import { describeSet, paramsOfSet, readQuestionSet, readSet, toSetQuery } from './question-set.ts';

const read = (query: string) => readSet(new URLSearchParams(query));

describe('a set of questions', () => {
  it.each([
    ['', ''],
    ['sort=difficulty', ''],
    ['category=Probability&level=Hard', 'Probability, Hard'],
    ['difficulty=Easy&status=not_started', 'Easy, Not Started'],
    ['starred=1', 'Starred'],
    ['category=Risk&answered=1&noted=1', 'Risk, With a note, Answered before'],
    ['search=coin+toss&category=Risk', 'Risk, “coin toss”'],
  ])('of %s is called “%s”', (query, name) => {
    expect(describeSet(read(query))).toBe(name);
  });

  it('of a list is called by the name of the list', () => {
    expect(describeSet(read('list=7&level=Easy'), 'Monday')).toBe('Monday, Easy');
    expect(describeSet(read('list=7'))).toBe('Your list');
    for (const id of ['0', '-1', 'x', '7.5', '9999999999']) {
      expect(describeSet(read(`list=${id}`))).toBe('');
    }
  });

  it('drops the page and invalid parameters', () => {
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

  it('is narrowed to a list only for users, and then in its order', () => {
    expect(readFor({}, 'list=7').list).toBe(7);
    expect(toSetQuery(readFor({}, 'list=7'))).toMatchObject({ list: 7 });
    expect(toSetQuery(readFor({}, 'list=7')).sort).toBeUndefined();
    expect(toSetQuery(readFor({}, 'list=7&sort=type')).sort).toBe('type');
    expect(readFor(null, 'list=7')).toMatchObject({ list: null, sort: saved });
  });

  it('is narrowed by status only for users', () => {
    expect(readFor({}, 'status=solved').status).toBe('solved');
    expect(readFor(null, 'status=solved').status).toBeNull();
  });

  it.each(['starred', 'noted', 'answered', 'mistakes'] as const)(
    'is narrowed by %s only for users',
    (own) => {
      expect(readFor({}, `${own}=1`)[own]).toBe(true);
      expect(toSetQuery(readFor({}, `${own}=1`))[own]).toBe('1');
      expect(readFor(null, `${own}=1`)[own]).toBe(false);
      expect(toSetQuery(readFor(null, `${own}=1`))[own]).toBeUndefined();
    },
  );
});

describe('a topic and a collection', () => {
  it.each([
    ['topic=random-walks', 'Random walks'],
    ['collection=starter-30&topic=bayes&level=Easy', 'Starter 30, Bayes, Easy'],
    ['topic=../etc', ''],
    [`topic=${'x'.repeat(101)}`, ''],
  ])('of %s are called “%s”', (query, name) => {
    expect(describeSet(read(query))).toBe(name);
  });

  it('stay in the URL', () => {
    const query = 'topic=bayes&collection=starter-30';
    expect(String(paramsOfSet(read(query)))).toBe(query);
  });

  it('leave the order to the collection until one is chosen', () => {
    expect(toSetQuery(read('collection=starter-30')).sort).toBeUndefined();
    expect(toSetQuery(read('collection=starter-30&sort=difficulty')).sort).toBe('difficulty');
    expect(toSetQuery(read('topic=bayes')).sort).toBe('name');
  });

  it('do not take the saved order', () => {
    const saved = { field: 'difficulty', direction: 'desc' } as const;
    const set = readQuestionSet(new URLSearchParams('collection=starter-30'), null, saved);
    expect(toSetQuery(set).sort).toBeUndefined();
  });
});
