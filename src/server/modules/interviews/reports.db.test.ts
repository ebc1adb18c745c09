import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Visitor } from '#test/support/http.ts';
import { createInterviewSite, type InterviewSite } from '#test/support/interviews.ts';
import type { People, Person } from '#test/support/people.ts';

const minute = 60_000;
const followUp = {
  question: { source: 'And two?', html: '<p>And two?</p>' },
  answer: { source: 'Four.', html: '<p>Four.</p>' },
};
let site: InterviewSite;
let people: People;
beforeAll(async () => {
  site = await createInterviewSite();
  ({ people } = site);
});
afterAll(() => site.close());
beforeEach(() => site.reset());

/** One whose first question is answered right and whose second one is answered wrong. */
async function play(who: Person = people.user): Promise<number> {
  const { id } = await site.started(who);
  await site.answer(id, 1, { given: '2/3', confidence: 90 }, who);
  await site.answer(id, 2, { given: '1/2' }, who);
  site.wait(minute);
  await site.finish(id, who);
  return id;
}

describe('the report', () => {
  it('is not there while the interview is running', async () => {
    await site.addQuestions(3);
    const { id } = await site.started();
    const response = await people.user.get(`/api/interviews/${id}`);
    expect(response.json().code).toBe('INTERVIEW_RUNNING');
    expect((await people.user.post(`/api/interviews/${id}/share`)).statusCode).toBe(409);
    expect((await people.user.post(`/api/interviews/${id}/reviews`)).statusCode).toBe(409);
  });

  it('tells follow-ups and what others take, and hides what was not answered', async () => {
    const ids = await site.addQuestions(3);
    await site.query('update question_answers set follow_ups = $1', [JSON.stringify([followUp])]);
    await site.query('insert into question_paces select unnest($1::int[]), 95', [ids]);
    const report = await site.report(await play());
    const shown = [{ questionHtml: '<p>And two?</p>', answerHtml: '<p>Four.</p>', asked: null }];
    const name = expect.stringMatching(/^Secret/);
    expect(report.questions).toMatchObject([
      { verdict: 'right', name, followUps: shown, others: 95, seconds: 60 },
      { verdict: 'wrong', name, followUps: shown, due: expect.any(String) },
      { verdict: null, followUps: [], answerHtml: null, canReveal: true, isRevealed: false },
    ]);
  });

  it('adds what was not answered to the reviews once, and then shows its answer', async () => {
    await site.addQuestions(3);
    const id = await play();
    const add = () => people.user.post(`/api/interviews/${id}/reviews`);
    const both = await Promise.all([add(), add()]);
    for (const response of [...both, await add()]) {
      expect(response.json().questions[2]).toMatchObject({
        ...{ verdict: null, isRevealed: true, canReveal: false },
        ...{ answerHtml: expect.stringContaining('2'), due: '2026-03-03T12:00:00.000Z' },
      });
    }
    const reveals = await site.query(`select grade from attempts where kind = 'reveal'`);
    expect(reveals).toEqual([{ grade: 1 }]);
  });

  it('hides the answers to premium questions once the subscription has ended', async () => {
    await site.addQuestions(3, { isPremium: true });
    const id = await play(people.subscriber);
    const path = `/api/interviews/${id}`;
    expect((await people.subscriber.get(path)).json().questions[0].answerHtml).toContain('2');
    await site.query(`update subscriptions set status = 'canceled' where user_id = $1`, [
      people.subscriber.id,
    ]);
    const { questions } = (await people.subscriber.get(path)).json();
    expect(questions).toMatchObject([1, 2, 3].map(() => ({ answerHtml: null, canReveal: false })));
    await site.query(`update subscriptions set status = 'active' where user_id = $1`, [
      people.subscriber.id,
    ]);
  });
});

describe('the history', () => {
  it('has the interviews, newest first; reports beyond the last three are premium', async () => {
    await site.addQuestions(12);
    const ids: number[] = [];
    for (const _ of [1, 2, 3, 4]) ids.unshift(await play());
    const { interviews } = (await people.user.get('/api/interviews')).json();
    expect(interviews).toMatchObject(
      ids.map((id, index) => ({ id, right: 1, answered: 2, asked: 3, isLocked: index === 3 })),
    );
    const statuses = async (who: Person, path = '') =>
      Promise.all(
        ids.map(async (id) => (await who.get(`/api/interviews/${id}${path}`)).statusCode),
      );
    expect(await statuses(people.user)).toEqual([200, 200, 200, 403]);
    const locked = `/api/interviews/${ids[3]}`;
    expect((await people.user.get(locked)).json()).toMatchObject({
      code: 'PREMIUM_REQUIRED',
      message: 'A premium subscription is required to see reports beyond your last three.',
    });
    expect((await people.user.post(`${locked}/share`)).statusCode).toBe(403);
    expect((await people.user.post(`${locked}/reviews`)).statusCode).toBe(403);
    for (const member of [people.subscriber, people.admin]) {
      await site.query('update interviews set user_id = $1', [member.id]);
      expect(await statuses(member)).toEqual([200, 200, 200, 200]);
      const own = (await member.get('/api/interviews')).json().interviews;
      expect(own).toMatchObject(ids.map(() => ({ isLocked: false })));
    }
  });
});

describe('a shared report', () => {
  const read = (token: string) => people.nobody.get(`/api/shared-interview?token=${token}`);

  it('shows how it went, and neither answers nor the address of its owner', async () => {
    const ids = await site.addQuestions(3);
    await site.query('update question_answers set follow_ups = $1', [JSON.stringify([followUp])]);
    await site.query('update questions set is_premium = true');
    const id = await play(people.subscriber);
    const { token } = (await people.subscriber.post(`/api/interviews/${id}/share`)).json();
    expect((await people.subscriber.post(`/api/interviews/${id}/share`)).json()).toEqual({ token });
    const response = await read(token);
    expect(response.headers['cache-control']).toContain('no-store');
    expect(response.json()).toMatchObject({
      right: 1,
      asked: 3,
      owner: { username: people.subscriber.username },
      questions: [{ verdict: 'right', seconds: 60 }, { verdict: 'wrong' }, { verdict: null }],
    });
    expect(response.body).not.toContain(people.subscriber.email);
    expect(response.body).not.toMatch(/2\/3|1\/2|Statement|And two|Four|Html|message/);
    const data = await people.subscriber.get('/api/user/data');
    expect(data.json().interviewQuestions).toHaveLength(3);
    expect(data.body).not.toContain(token);
    await site.query('update questions set is_visible = false where id = $1', [ids[0]]);
    const names = (await read(token)).json().questions.map(({ name }: { name: string }) => name);
    expect(names.filter((name: string | null) => name === null)).toHaveLength(1);
  });

  it('is gone once its link is withdrawn', async () => {
    await site.addQuestions(3);
    const id = await play();
    const share = async () => (await people.user.post(`/api/interviews/${id}/share`)).json().token;
    const token = await share();
    expect((await site.report(id)).shareToken).toBe(token);
    expect((await people.user.delete(`/api/interviews/${id}/share`)).statusCode).toBe(204);
    expect((await read(token)).statusCode).toBe(404);
    expect(await share()).not.toBe(token);
    for (const made of [token, 'x', 'x'.repeat(43), '']) {
      expect((await read(made)).statusCode).toBe(404);
    }
    expect((await people.nobody.get('/api/shared-interview')).statusCode).toBe(400);
  });
});

describe('others', () => {
  const calls: ['GET' | 'POST' | 'PUT' | 'DELETE', string, object?][] = [
    ['GET', ''],
    ['POST', '/view', { place: 2 }],
    ['PUT', '/answers/1', { given: '1' }],
    ['POST', '/finish'],
    ['POST', '/reviews'],
    ['POST', '/share'],
    ['DELETE', '/share'],
  ];

  it('can neither see nor change an interview', async () => {
    await site.addQuestions(3);
    const { id } = await site.started();
    const statusesFor = (who: Visitor, own = id) =>
      Promise.all(
        calls.map(async ([method, path, body]) => {
          return (await who.call(method, `/api/interviews/${own}${path}`, body)).statusCode;
        }),
      );
    expect(new Set(await statusesFor(people.other))).toEqual(new Set([404]));
    expect(new Set(await statusesFor(people.admin))).toEqual(new Set([404]));
    expect(new Set(await statusesFor(people.user, 999_999))).toEqual(new Set([404]));
    expect(new Set(await statusesFor(people.nobody))).toEqual(new Set([401]));
    expect((await people.nobody.get('/api/interviews')).statusCode).toBe(401);
    expect((await people.nobody.get('/api/interviews/current')).statusCode).toBe(401);
    expect((await site.begin(people.nobody)).statusCode).toBe(401);
    expect((await people.other.get('/api/interviews')).json()).toEqual({ interviews: [] });
    expect((await site.current()).running).toMatchObject({ id, place: 1 });
  });
});
