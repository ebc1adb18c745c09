import type { MeetingState } from '#shared/contracts/meeting.ts';
import type { MeetingFeedback } from '#shared/contracts/meeting-report.ts';
import type { Seat } from '#shared/domain/meetings.ts';
import { toQuestionType } from '#shared/domain/questions.ts';
import { insertAnswer } from './answers.ts';
import { createClockedApp } from './clocked-app.ts';
import { emptyTables } from './empty-tables.ts';
import { Visitor } from './http.ts';
import { invitePeople } from './people.ts';
import { insertQuestions } from './questions.ts';
import { insertSolution } from './solutions.ts';

const start = new Date('2026-03-02T12:00:00Z');

type QuestionRow = Parameters<typeof insertQuestions>[1][0];

export const wanted = {
  role: 'trader',
  level: 'internship',
  minutes: 30,
  seat: 'interviewer',
} as const;

const scores = {
  method: 3,
  correctness: 4,
  communication: 2,
  composure: 3,
  calibration: 1,
} as const;

const text = (name: string) => ({ source: name, html: `<p>${name}</p>` });

/** A site whose people meet. Every question has three hints and a follow-up; the answer is 2/3. */
export async function createMeetingSite() {
  const site = await createClockedApp(start);
  const { pool } = site.database;
  const people = await invitePeople(site);

  async function reset(): Promise<void> {
    site.setClock(start);
    await emptyTables(pool, 'meetings', 'questions', 'attempts', 'learners', 'rate_limits');
  }

  /** What is asked is “Statement N”; everything else about the question says “Secret”. */
  async function addQuestions(count: number, row: QuestionRow = {}): Promise<number[]> {
    const ids = await insertQuestions(
      pool,
      Array.from({ length: count }, (_, index) => ({
        name: `Secret name ${index}`,
        category: 'Secret category',
        subject: 'Secret subject',
        difficulty: 'Easy' as const,
        type: toQuestionType('Quantitative Trader'),
        ...row,
      })),
    );
    for (const questionId of ids) {
      await insertSolution(pool, { questionId, contentHtml: '<p>Secret solution</p>' });
      const hints = [1, 2, 3].map((number) => text(`Secret hint ${number}`));
      const followUps = [{ question: text('Secret follow-up?'), answer: text('Secret four.') }];
      await insertAnswer(pool, { questionId, hints, followUps });
    }
    await site.query(
      `update questions set description_html = '<p>Statement ' || id || '</p>' where id = any($1)`,
      [ids],
    );
    await site.changes.settle();
    return ids;
  }

  const path = (id: string, rest = '') => `/api/meetings/${id}${rest}`;
  const open = async (choice: object = {}, host: Visitor = people.user) => {
    const response = await host.post('/api/meetings', { ...wanted, ...choice });
    const created: { id: string; token: string } = response.json();
    return created;
  };
  const join = (token: string, who: Visitor, name?: string) =>
    who.post('/api/meeting-invitation/join', { token, ...(name !== undefined && { name }) });

  /** People.user has opened it, people.other has joined; or a guest, if there is a name. */
  async function meet({ name, ...choice }: { name?: string; seat?: Seat; minutes?: number } = {}) {
    const { id, token } = await open(choice);
    const candidate = name === undefined ? people.other : new Visitor(site.app);
    await join(token, candidate, name);
    return { id, token, host: people.user, guest: candidate };
  }

  const state = async (id: string, who: Visitor) => {
    const read: MeetingState = (await who.get(path(id))).json();
    return read;
  };
  const deal = (id: string, who: Visitor = people.user, after = 0, more: object = {}) =>
    who.post(path(id, '/deal'), { after, ...more });
  const begin = (id: string, who: Visitor = people.user, half = 1) =>
    who.post(path(id, '/start'), { half });
  const stop = (id: string, who: Visitor = people.user, half = 1) =>
    who.post(path(id, '/stop'), { half });
  const swap = (id: string, who: Visitor = people.user, half = 1) =>
    who.post(path(id, '/swap'), { half });
  const finish = (id: string, who: Visitor = people.user) => who.post(path(id, '/finish'));
  const write = (id: string, update: string, who: Visitor = people.user, half = 1) =>
    who.post(path(id, '/pad'), { half, update: Buffer.from(update).toString('base64') });
  const report = async (id: string, who: Visitor = people.user) =>
    (await who.get(path(id, '/report'))).json();
  const rate = (id: string, seat: Seat, who: Visitor, half = 1, comment = '') => {
    const about = { scores, wouldHire: true, comment: comment || `By the ${seat}` };
    const feedback: MeetingFeedback =
      seat === 'interviewer' ? { seat, ...about } : { seat, ...about, interviewing: 4 };
    return who.put(path(id, `/feedback/${half}`), feedback);
  };

  return {
    ...{ ...site, people, reset, addQuestions, path, open, join, meet, state },
    ...{ deal, begin, stop, swap, finish, write, report, rate },
  };
}

export type MeetingSite = Awaited<ReturnType<typeof createMeetingSite>>;

export const codeOf = (response: { statusCode: number; json(): { code?: string } }) =>
  response.json().code ?? response.statusCode;
