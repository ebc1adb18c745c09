import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type TestDatabase } from '#test/support/database.ts';
import { transactionsOn } from '../../../db/transaction.ts';
import { createQuestionWriting } from './question-writing.service.ts';

describe('creating questions', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createDatabase();
  });
  afterAll(() => database.drop());

  const create = (count: number) => {
    const list = Array.from({ length: count }, (_, index) => ({
      question: { name: `Question ${index}`, description: 'What?', descriptionHtml: 'What?' },
      solution: index % 2 ? { content: `Solution ${index}`, contentHtml: '' } : null,
    }));
    const { createQuestions } = createQuestionWriting(() => new Date());
    return transactionsOn(database.pool)((transaction) => createQuestions(transaction, list, null));
  };

  it('inserts any number, each with its own solution', async () => {
    const created = await create(2_101);
    expect(created).toHaveLength(2_101);
    for (const [index, { question, solution }] of created.entries()) {
      expect(question.name).toBe(`Question ${index}`);
      expect(solution?.content).toBe(index % 2 ? `Solution ${index}` : undefined);
      expect(solution?.questionId ?? question.id).toBe(question.id);
    }
    const { rows } = await database.pool.query(
      'SELECT subject, count(*)::int FROM question_revisions GROUP BY subject ORDER BY subject',
    );
    expect(rows).toEqual([
      { subject: 'question', count: 2_101 },
      { subject: 'solution', count: 1_050 },
    ]);
  });

  it('does nothing for none', async () => {
    expect(await create(0)).toEqual([]);
  });
});
