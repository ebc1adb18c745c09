import { insertAnswer } from './answers.ts';
import { createTestApp } from './app.ts';
import type { Visitor } from './http.ts';
import { invitePeople } from './people.ts';
import { insertQuestions } from './questions.ts';

type AnswerRow = Partial<Parameters<typeof insertAnswer>[1]>;
type QuestionRow = Parameters<typeof insertQuestions>[1][0];

export type AnswerSite = Awaited<ReturnType<typeof createAnswerSite>>;

const hints = [
  { source: 'Look.', html: '<p>Look.</p>\n' },
  { source: 'Count.', html: '<p>Count.</p>\n' },
];

/** A site with people who answer its questions. */
export async function createAnswerSite() {
  const site = await createTestApp();
  const people = await invitePeople(site);

  /** Adds a question with two hints and the answer 2/3, unless the row differs; null adds neither. */
  async function ask(row: AnswerRow | null = {}, question: QuestionRow = {}): Promise<number> {
    const { pool } = site.database;
    const [questionId = 0] = await insertQuestions(pool, [question]);
    if (row) await insertAnswer(pool, { hints, ...row, questionId });
    return questionId;
  }

  const check = (who: Visitor, id: number | string, answer: unknown) =>
    who.post(`/api/questions/${id}/answer`, { answer });
  const statusOf = async (who: Visitor, id: number) =>
    (await who.get(`/api/questions/${id}`)).json().status;

  return { ...site, ...people, ask, check, statusOf };
}
