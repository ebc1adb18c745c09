import type { Progress } from '#shared/contracts/progress.ts';
import { insertAnswer } from './answers.ts';
import { createClockedApp } from './clocked-app.ts';
import { Visitor } from './http.ts';
import { insertQuestions } from './questions.ts';
import { createSignedInUser } from './sign-in.ts';

const start = new Date('2026-03-10T12:00:00Z');

/** A site whose learners practice at given times. */
export async function createProgressSite() {
  const site = await createClockedApp(start);
  const { pool } = site.database;

  async function reset(): Promise<void> {
    site.setClock(start);
    await site.query('DELETE FROM questions');
  }

  async function addQuestion(fields: Parameters<typeof insertQuestions>[1][number]) {
    const easyMath = { category: 'Math', difficulty: 'Easy' } as const;
    const [id = 0] = await insertQuestions(pool, [{ ...easyMath, ...fields }]);
    await insertAnswer(pool, { questionId: id });
    return id;
  }

  async function newPerson(isAdmin = false) {
    const { cookie } = await createSignedInUser(pool, { isAdmin });
    const visitor = new Visitor(site.app, { cookie: `${cookie.name}=${cookie.value}` });
    return {
      visitor,
      async progress(timeZone?: string): Promise<Progress> {
        await site.changes.settle();
        const search = timeZone === undefined ? '' : `?${new URLSearchParams({ timeZone })}`;
        const response = await visitor.get(`/api/progress${search}`);
        if (response.statusCode !== 200) throw new Error(response.body);
        return response.json();
      },
      /** As the learner does on the question's page, at a given time. */
      async mark(questionId: number, status: 'attempted' | 'solved' | null, at?: string) {
        const present = site.now();
        if (at) site.setClock(new Date(at));
        const response = await visitor.post('/api/user-question-status', { questionId, status });
        if (response.statusCode !== 200) throw new Error(response.body);
        site.setClock(present);
      },
    };
  }

  return { ...site, reset, addQuestion, newPerson };
}

export type ProgressSite = Awaited<ReturnType<typeof createProgressSite>>;
