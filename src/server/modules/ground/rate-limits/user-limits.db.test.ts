import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { People } from '#test/support/people.ts';
import { useUpAllButOne } from '#test/support/rate-limits.ts';
import { createReviewSite, type ReviewSite } from '#test/support/review-site.ts';
import { insertSolution } from '#test/support/solutions.ts';

let site: ReviewSite;
let people: People;
beforeAll(async () => {
  site = await createReviewSite();
  ({ people } = site);
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.reset();
  await site.query('TRUNCATE rate_limits');
});

const hints = [{ source: 'Look.', html: '<p>Look.</p>\n' }];

type Call = [method: 'GET' | 'POST' | 'PUT' | 'PATCH', url: string, body?: object];

/** Calls that one user can repeat on the same question. */
const practice: Call[] = [
  ['PATCH', '/api/questions/:id/status', { status: 'solved' }],
  ['POST', '/api/practice/cards/:id', { act: 'grade', grade: 3 }],
  ['POST', '/api/practice/cards/:id', { act: 'suspend' }],
  ['POST', '/api/practice/cards/:id', { act: 'resume' }],
  ['POST', '/api/practice/cards/:id', { act: 'undo' }],
  ['POST', '/api/practice/cards/:id', { act: 'postpone' }],
  ['POST', '/api/practice/cards/:id', { act: 'advance' }],
  ['POST', '/api/practice/cards/:id', { act: 'giveUp' }],
  ['POST', '/api/questions/:id/answer/reveal'],
  ['GET', '/api/questions/:id/hints/1'],
  ['GET', '/api/solutions/:id'],
];

describe('the limit per user and ten minutes', () => {
  it.each<[points: number, ...Call]>([
    ...practice.map((call): [number, ...Call] => [300, ...call]),
    [120, 'POST', '/api/questions/:id/star'],
    [120, 'PATCH', '/api/practice/settings', { timeZone: 'Asia/Tokyo' }],
    [120, 'PUT', '/api/user/notifications', { discussionMail: true }],
    [120, 'PUT', '/api/user/sign-in-mail', { signInMail: true }],
    [300, 'POST', '/api/notifications/read', { all: true }],
  ])('is %i for %s %s %j', async (points, method, url, body) => {
    const id = await site.newQuestion();
    await site.query('UPDATE question_answers SET hints = $1', [JSON.stringify(hints)]);
    await insertSolution(site.database.pool, { questionId: id });
    const call = (who = people.user) => who.call(method, url.replace(':id', String(id)), body);
    useUpAllButOne(points);
    await call();
    expect((await call()).statusCode).not.toBe(429);
    const before = await site.query('SELECT count(*) FROM attempts');
    const refused = await call();
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json().message).toBe('Too many attempts. Please wait a while and try again.');
    expect(await site.query('SELECT count(*) FROM attempts')).toEqual(before);
    expect((await call(people.admin)).statusCode).not.toBe(429);
  });

  it('is shared by grades, suspensions and status changes, but not by answers', async () => {
    const id = await site.newQuestion();
    useUpAllButOne(300);
    await people.user.call('PATCH', `/api/questions/${id}/status`, { status: 'solved' });
    await site.answer(people.user, id, '1/2');
    expect((await site.grade(id, 3)).statusCode).toBe(200);
    expect((await site.act(id, { act: 'suspend' })).statusCode).toBe(429);
    expect((await site.answer(people.user, id)).statusCode).toBe(200);
  });
});
