import type { InterviewReport, RunningInterview } from '#shared/contracts/interview.ts';
import { toQuestionType } from '#shared/domain/questions.ts';
import { insertAnswer } from './answers.ts';
import { createClockedApp } from './clocked-app.ts';
import { emptyTables } from './empty-tables.ts';
import type { Visitor } from './http.ts';
import { invitePeople } from './people.ts';
import { insertQuestions } from './questions.ts';

const start = new Date('2026-03-02T12:00:00Z');

type QuestionRow = Parameters<typeof insertQuestions>[1][0];

export const wanted = { role: 'trader', level: 'graduate', minutes: 30, isOneWay: false } as const;

/** A site whose people practice interviews. Every question's answer is 2/3. */
export async function createInterviewSite() {
  const site = await createClockedApp(start);
  const { pool } = site.database;
  const people = await invitePeople(site);

  async function reset(): Promise<void> {
    site.setClock(start);
    await emptyTables(pool, 'interviews', 'questions', 'attempts', 'learners', 'learner_ratings');
    await emptyTables(pool, 'learner_confidence', 'rate_limits');
  }

  /** What is asked is “Statement N”; nothing else about the question is in its text. */
  async function addQuestions(count: number, row: QuestionRow = {}): Promise<number[]> {
    const ids = await insertQuestions(
      pool,
      Array.from({ length: count }, (_, index) => ({
        name: `Secret name ${index}`,
        category: 'Secret category',
        tags: ['secret-tag'],
        subject: 'Secret subject',
        type: toQuestionType('Quantitative Trader'),
        ...row,
      })),
    );
    for (const id of ids) await insertAnswer(pool, { questionId: id });
    await site.query(
      `update questions set description_html = '<p>Statement ' || id || '</p>' where id = any($1)`,
      [ids],
    );
    await site.changes.settle();
    return ids;
  }

  const begin = (who: Visitor = people.user, choice: object = {}) =>
    who.post('/api/interviews', { ...wanted, ...choice });
  const started = async (who: Visitor = people.user, choice: object = {}) => {
    const interview: RunningInterview = (await begin(who, choice)).json();
    return interview;
  };
  const current = async (who: Visitor = people.user) =>
    (await who.get('/api/interviews/current')).json();
  const answer = (id: number, place: number, body: object, who: Visitor = people.user) =>
    who.put(`/api/interviews/${id}/answers/${place}`, body);
  const view = (id: number, place: number, who: Visitor = people.user) =>
    who.post(`/api/interviews/${id}/view`, { place });
  const finish = (id: number, who: Visitor = people.user) =>
    who.post(`/api/interviews/${id}/finish`);
  const report = async (id: number, who: Visitor = people.user) => {
    const read: InterviewReport = (await who.get(`/api/interviews/${id}`)).json();
    return read;
  };

  return {
    ...{ ...site, people, reset, addQuestions },
    ...{ begin, started, current, answer, view, finish, report },
  };
}

export type InterviewSite = Awaited<ReturnType<typeof createInterviewSite>>;
