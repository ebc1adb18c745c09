import { insertAnswer } from './answers.ts';
import { createClockedApp } from './clocked-app.ts';
import { emptyTables } from './empty-tables.ts';
import type { Visitor } from './http.ts';
import { invitePeople, type Person } from './people.ts';
import { insertQuestions } from './questions.ts';

const day = 86_400_000;
const start = new Date('2026-03-02T12:00:00Z');

type QuestionRow = Parameters<typeof insertQuestions>[1][0];

/** A site whose people review questions. */
export async function createReviewSite() {
  const site = await createClockedApp(start);
  const { pool } = site.database;
  const people = await invitePeople(site);

  async function reset(): Promise<void> {
    site.setClock(start);
    await emptyTables(
      site.database.pool,
      'questions',
      'attempts',
      'learners',
      'learner_ratings',
      'learner_rating_days',
      'learner_confidence',
    );
    await site.query('UPDATE users SET time_zone = NULL');
  }

  async function newQuestion(row: QuestionRow = {}, isChecked = true) {
    const [id = 0] = await insertQuestions(pool, [row]);
    if (isChecked) await insertAnswer(pool, { questionId: id });
    return id;
  }
  const answer = (who: Person, id: number, given = '2/3') =>
    who.post(`/api/questions/${id}/answer`, { answer: given, mode: 'review' });
  /** A question answered wrong, which is due the next day. */
  async function newDue(who = people.user, row: QuestionRow = {}) {
    const id = await newQuestion(row);
    await answer(who, id, '1/2');
    site.wait(day);
    return id;
  }

  const queue = async (who = people.user) => (await who.get('/api/practice/queue')).json();
  const act = (id: number | string, body: object, who: Visitor = people.user) =>
    who.post(`/api/practice/cards/${id}`, body);
  const grade = (id: number | string, value: unknown, who?: Visitor) =>
    act(id, { act: 'grade', grade: value }, who);

  return { ...site, people, reset, newQuestion, answer, newDue, queue, act, grade };
}

export type ReviewSite = Awaited<ReturnType<typeof createReviewSite>>;
