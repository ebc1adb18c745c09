import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { InterviewerState } from '#shared/contracts/meeting.ts';
import { eventually } from '#test/support/eventually.ts';
import type { Visitor } from '#test/support/http.ts';
import { codeOf, createMeetingSite, type MeetingSite } from '#test/support/meetings.ts';
import type { People } from '#test/support/people.ts';
import { insertVariedQuestion } from '#test/support/varied-questions.ts';

let site: MeetingSite;
let people: People;
beforeAll(async () => {
  site = await createMeetingSite();
  ({ people } = site);
});
afterAll(() => site.close());
beforeEach(() => site.reset());

const questionIn = (response: { json(): InterviewerState }) => response.json().question;
const log = () =>
  site.query(
    `select user_id as "user", question_id as question, kind, seed from attempts order by id`,
  );

/** Deals one question after the other. */
async function dealAll(id: string, count: number, who: Visitor = people.user, more: object = {}) {
  const ids = [];
  for (let after = 0; after < count; after += 1) {
    ids.push(questionIn(await site.deal(id, who, after, more))?.questionId);
  }
  return ids;
}

describe('dealing', () => {
  it('shows the interviewer everything, and logs that they have seen the solution', async () => {
    const [question] = await site.addQuestions(1);
    const { id } = await site.meet();
    const response = await site.deal(id);
    expect(response.json()).toMatchObject({
      ...{ seat: 'interviewer', phase: 'ready', questionNumber: 1, notes: '' },
      question: {
        ...{ number: 1, questionId: question, name: 'Secret name 0', difficulty: 'Easy' },
        ...{ variant: null, hasOtherNumbers: false, isShown: false, bets: [], parts: [] },
        html: `<p>Statement ${question}</p>`,
        asked: { kind: 'fraction', unit: null, choices: null },
        hints: [1, 2, 3].map((number) => ({
          ...{ number, html: `<p>Secret hint ${number}</p>`, isGiven: false },
        })),
        followUps: [{ questionHtml: '<p>Secret follow-up?</p>' }],
        solutionHtml: '<p>Secret solution</p>',
        answerHtml: expect.stringContaining('2'),
      },
    });
    const seen = { question, kind: 'solution', seed: null };
    expect(await log()).toEqual([{ user: people.user.id, ...seen }]);
    // A right answer does not count as unaided any more.
    const answered = await people.user.post(`/api/questions/${question}/answer`, { answer: '2/3' });
    expect(answered.json()).toMatchObject({ verdict: 'right', rating: null, isSolved: false });
  });

  it('deals only what the interviewer may read, even to a subscriber', async () => {
    await site.addQuestions(2, { isPremium: true });
    await site.addQuestions(1, { isVisible: false });
    const [free] = await site.addQuestions(1);
    const { id, token } = await site.open();
    await site.join(token, people.subscriber);
    expect(await dealAll(id, 1)).toEqual([free]);
    expect(codeOf(await site.deal(id, people.user, 1))).toBe('NO_QUESTIONS');

    const other = await site.open({}, people.subscriber);
    await site.join(other.token, people.user);
    expect(new Set(await dealAll(other.id, 3, people.subscriber)).size).toBe(3);
    // Each time it is read, not only when it was dealt.
    const premium = await site.query('select id from questions where is_premium');
    await site.query('update meeting_questions set question_id = $1 where number = 3', [
      premium[0]?.id,
    ]);
    expect((await site.state(other.id, people.subscriber)).question).toMatchObject({ number: 3 });
    await site.query(`update subscriptions set status = 'canceled'`);
    expect((await site.state(other.id, people.subscriber)).question).toBeNull();
    await site.query(`update subscriptions set status = 'active'`);
  });

  it('prefers what the candidate has not met, then the role, then the difficulty', async () => {
    const [met = 0, fresh = 0] = await site.addQuestions(2);
    const [hard = 0] = await site.addQuestions(1, { difficulty: 'Hard' });
    const [foreign = 0] = await site.addQuestions(1, { type: 'Risk Analyst Interview Question' });
    await people.other.post(`/api/questions/${met}/answer`, { answer: '1/2' });
    const { id } = await site.meet();
    expect(await dealAll(id, 4)).toEqual([fresh, hard, foreign, met]);
    const another = await site.meet();
    const wish = { difficulty: 'Hard' };
    expect(await dealAll(another.id, 1, people.user, wish)).toEqual([hard]);
    expect(codeOf(await site.deal(another.id, people.user, 1, { difficulty: 'hard' }))).toBe(
      'INVALID_INPUT',
    );
  });

  it('uses numbers that are new to the candidate, and others on request', async () => {
    await insertVariedQuestion(site.database.pool);
    const { id } = await site.meet({ name: 'Ada' });
    const first = questionIn(await site.deal(id));
    expect(first).toMatchObject({ variant: '1.1', hasOtherNumbers: true });
    expect(first?.html).toContain('<strong>twelve</strong>');
    expect(first?.solutionHtml).toContain('24');
    const change = (variant: string | null) =>
      people.user.post(site.path(id, '/numbers'), { question: 1, variant });
    expect(questionIn(await change('1.1'))).toMatchObject({ variant: '1.2' });
    // A second tab that still shows the first numbers.
    expect(questionIn(await change('1.1'))).toMatchObject({ variant: '1.2' });
    expect(await log()).toMatchObject([{ kind: 'solution', seed: '1.1' }]);
  });

  it('says that a question has no other numbers, or that it is gone', async () => {
    const [question] = await site.addQuestions(1);
    const { id } = await site.meet();
    await site.deal(id);
    const body = { question: 1, variant: null };
    expect(codeOf(await people.user.post(site.path(id, '/numbers'), body))).toBe(
      'NO_OTHER_NUMBERS',
    );
    await site.begin(id);
    await site.query('delete from questions where id = $1', [question]);
    expect(await site.state(id, people.user)).toMatchObject({ question: null, questionNumber: 1 });
    expect(await site.state(id, people.other)).toMatchObject({ question: null });
  });

  it('deals nothing that is hidden while it is being dealt', async () => {
    await site.addQuestions(1);
    const { id } = await site.meet();
    const client = await site.database.pool.connect();
    await client.query('begin; select from meetings for update');
    const dealing = site.deal(id);
    await eventually(async () => {
      const waiting = `select from pg_stat_activity
        where wait_event_type = 'Lock' and datname = current_database()`;
      expect(await site.query(waiting)).toHaveLength(1);
    });
    await client.query('update questions set is_visible = false; commit');
    client.release();
    expect(codeOf(await dealing)).toBe('NO_QUESTIONS');
    expect(await site.query('select from meeting_questions')).toEqual([]);
  });

  it('deals one question to two tabs that ask at once', async () => {
    await site.addQuestions(3);
    const { id } = await site.meet();
    const both = await Promise.all([site.deal(id), site.deal(id)]);
    const [first, second] = both.map((response) => questionIn(response)?.questionId);
    expect(first).toBe(second);
    expect(await site.query('select number from meeting_questions')).toHaveLength(1);
  });
});
