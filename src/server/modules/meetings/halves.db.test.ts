import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openRooms } from '#server/rooms.ts';
import { codeOf, createMeetingSite, type MeetingSite } from '#test/support/meetings.ts';
import type { People } from '#test/support/people.ts';

const minute = 60_000;
const day = 86_400_000;
let site: MeetingSite;
let people: People;
beforeAll(async () => {
  site = await createMeetingSite();
  ({ people } = site);
});
afterAll(() => site.close());
beforeEach(() => site.reset());

const helped = () =>
  site.query('select user_id as "user", question_id as question from attempts order by id');

/** With a question for each half. */
async function start(choice: object = {}) {
  const questions = await site.addQuestions(2);
  const met = await site.meet(choice);
  await site.deal(met.id);
  return { ...met, questions };
}

describe('a half', () => {
  it('starts with a question, which the candidate sees from then on', async () => {
    await site.addQuestions(1);
    const { id } = await site.meet();
    expect(codeOf(await site.begin(id))).toBe('NO_QUESTION_YET');
    await site.deal(id);
    expect(await site.state(id, people.other)).toMatchObject({ question: null, startedAt: null });
    await site.begin(id, people.other);
    expect(await site.state(id, people.other)).toMatchObject({
      ...{ phase: 'running', startedAt: '2026-03-02T12:00:00.000Z' },
      ...{ endsAt: '2026-03-02T12:30:00.000Z', question: { number: 1 } },
    });
  });

  it('starts once, although both start it, and keeps its clock', async () => {
    const { id } = await start();
    const both = await Promise.all([site.begin(id), site.begin(id, people.other)]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    site.wait(minute);
    expect((await site.begin(id)).json()).toMatchObject({ startedAt: '2026-03-02T12:00:00.000Z' });
  });

  it('ends by the server’s clock; then the log knows that the candidate was helped', async () => {
    const { id } = await start();
    await site.begin(id);
    const asked = (await site.state(id, people.other)).question?.html;
    expect(await helped()).toMatchObject([{ user: people.user.id }]);
    site.wait(30 * minute - 1);
    expect(await site.state(id, people.other)).toMatchObject({ phase: 'running', feedback: [] });
    site.wait(1);
    const looks = [people.other, people.user, people.other].map((who) => site.state(id, who));
    for (const state of await Promise.all(looks)) {
      expect(state).toMatchObject({ phase: 'over', feedback: [{ half: 1, isOpen: true }] });
    }
    const [first, second, ...others] = await helped();
    expect([second, others]).toEqual([{ ...first, user: people.other.id }, []]);
    const question = second?.question;
    expect(asked).toContain(`${question}`);
    const answer = await people.other.post(`/api/questions/${question}/answer`, { answer: '2/3' });
    expect(answer.json()).toMatchObject({ verdict: 'right', rating: null, isSolved: false });
  });

  it('can be ended early, once', async () => {
    const { id } = await start();
    expect(codeOf(await site.stop(id))).toBe('NOT_STARTED');
    await site.begin(id);
    site.wait(10 * minute);
    await Promise.all([site.stop(id), site.stop(id, people.other)]);
    site.wait(minute);
    expect((await site.stop(id)).json()).toMatchObject({
      ...{ phase: 'over', endsAt: '2026-03-02T12:10:00.000Z' },
    });
    expect(codeOf(await site.begin(id))).toBe('HALF_OVER');
    expect(await helped()).toHaveLength(2);
  });

  it('tells nobody about a question that was replaced before the start', async () => {
    const { id } = await start();
    await site.deal(id, people.user, 1);
    await site.begin(id);
    await site.finish(id);
    const users = (await helped()).map(({ user }) => user);
    expect(users).toEqual([people.user.id, people.user.id, people.other.id]);
    expect((await site.report(id, people.other)).halves[0].questions).toMatchObject([
      { number: 2 },
    ]);
  });

  it('takes only a half that exists', async () => {
    const { id } = await start();
    for (const half of [0, 3, '1', null]) {
      const response = await people.user.post(site.path(id, '/start'), { half });
      expect(response.statusCode).toBe(400);
    }
    expect((await people.user.get('/api/meetings/1')).statusCode).toBe(400);
  });
});

describe('swapping', () => {
  it('gives the other one the questions, but none that was dealt before', async () => {
    const { id, questions } = await start();
    expect(codeOf(await site.swap(id))).toBe('HALF_NOT_OVER');
    await site.begin(id);
    await site.stop(id);
    const both = await Promise.all([site.swap(id), site.swap(id, people.other)]);
    for (const response of both) expect(response.json()).toMatchObject({ half: 2, phase: 'ready' });
    expect(await site.state(id, people.user)).toMatchObject({ seat: 'candidate', question: null });
    expect(codeOf(await site.deal(id, people.user, 1))).toBe('WRONG_SEAT');
    const dealt = await site.deal(id, people.other, 1);
    const numbers = [await site.query('select question_id from meeting_questions')].flat();
    expect(numbers.map((row) => row.question_id).toSorted()).toEqual(questions.toSorted());
    expect(dealt.json()).toMatchObject({ seat: 'interviewer', question: { number: 2 } });
    // A tab that still shows the first half.
    expect((await site.stop(id, people.user, 1)).json()).toMatchObject({ half: 2, phase: 'ready' });
    await site.begin(id, people.user, 2);
    expect(codeOf(await site.swap(id, people.user, 2))).toBe('LAST_HALF');
    await site.finish(id);
    const seen = (await helped()).map(({ user }) => user);
    expect(seen).toEqual([people.user, people.other, people.other, people.user].map((p) => p.id));
  });

  it('takes two accounts', async () => {
    const { id } = await start({ name: 'Ada' });
    await site.begin(id);
    expect((await site.stop(id)).json()).toMatchObject({ canSwap: false });
    expect(codeOf(await site.swap(id))).toBe('GUEST_CANNOT_INTERVIEW');
    expect(await helped()).toHaveLength(1);
  });

  it('works in the moment when the time is up', async () => {
    const { id } = await start();
    await site.begin(id);
    site.wait(30 * minute);
    expect((await site.swap(id)).json()).toMatchObject({ half: 2 });
    expect(await helped()).toHaveLength(2);
  });
});

describe('the end', () => {
  it('is for both, and stays', async () => {
    const { id } = await start();
    await site.begin(id);
    await site.finish(id, people.other);
    expect((await site.finish(id)).json()).toMatchObject({ phase: 'finished', canSwap: false });
    for (const refused of [site.begin(id), site.swap(id), site.deal(id, people.user, 1)]) {
      expect((await refused).json()).toMatchObject({
        code: 'MEETING_OVER',
        message: 'This room is closed. Your report is ready.',
      });
    }
  });

  it('comes after a day, at the next look', async () => {
    const { id } = await start();
    await site.begin(id);
    site.wait(day);
    expect(await site.state(id, people.user)).toMatchObject({ phase: 'finished' });
    expect(codeOf(await site.write(id, 'late'))).toBe('PAD_CLOSED');
    expect((await site.report(id)).halves).toMatchObject([
      { endedAt: '2026-03-02T12:30:00.000Z', isFeedbackOpen: false },
    ]);
    expect(await helped()).toHaveLength(2);
  });

  it('comes at night, and after 90 days everything is deleted', async () => {
    const { id } = await start();
    await site.begin(id);
    await site.write(id, 'x');
    const { id: empty } = await site.open({}, people.subscriber);
    await site.query('update meeting_people set user_id = null where meeting_id = $1', [empty]);
    const { run } = openRooms(site.deps).meetings.services.meetingNight;
    site.wait(day);
    await run();
    expect(await site.query('select id, phase from meetings')).toEqual([{ id, phase: 'finished' }]);
    expect(await helped()).toHaveLength(2);
    site.wait(89 * day);
    await run();
    expect((await people.user.get(site.path(id))).statusCode).toBe(200);
    site.wait(1);
    await run();
    for (const table of ['meetings', 'meeting_pad_updates', 'meeting_questions']) {
      expect(await site.query(`select 1 from ${table}`)).toEqual([]);
    }
  });
});
