import { createTestApp } from './app.ts';
import { invitePeople, type People } from './people.ts';
import { insertQuestions } from './questions.ts';

const path = '/api/admin/error-reports';
export const reportedError = 'The second formula lacks a minus sign.';

/** A site with a question to report, and a clock that moves on with every report. */
export async function createReportSite() {
  let now = new Date();
  let people: People;
  let questionId: number;
  const site = await createTestApp({ now: () => now, config: { rateLimits: false } });
  const query = async (text: string, values?: unknown[]) =>
    (await site.database.pool.query(text, values)).rows;

  /** Gives every test new people. */
  async function reset() {
    now = new Date('2026-03-01T10:00:00Z');
    await query('delete from questions');
    await query('delete from audit_log');
    people = await invitePeople(site);
    [questionId = 0] = await insertQuestions(site.database.pool, [
      { name: 'Two dice', descriptionHtml: '<p>What is it?</p>' },
    ]);
    return { people, questionId };
  }

  async function report(text = reportedError, who = people.user, id = questionId): Promise<number> {
    const response = await who.post(`/api/questions/${id}/report-error`, { description: text });
    if (response.statusCode !== 201) throw new Error(response.body);
    now = new Date(now.getTime() + 1000);
    return response.json().id;
  }

  const setStatus = (id: unknown, status: unknown) => people.admin.put(`${path}/${id}`, { status });
  const answer = (id: unknown, content: unknown) =>
    people.admin.post(`${path}/${id}/replies`, { content });
  const audit = () =>
    query('select actor_id, action, subject_id, details from audit_log order by id');

  return { ...site, now: () => now, query, reset, report, setStatus, answer, audit };
}

export type ReportSite = Awaited<ReturnType<typeof createReportSite>>;
