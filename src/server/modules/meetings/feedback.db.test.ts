import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Visitor } from '#test/support/http.ts';
import { codeOf, createMeetingSite, type MeetingSite } from '#test/support/meetings.ts';
import type { People } from '#test/support/people.ts';

const day = 86_400_000;
let site: MeetingSite;
let people: People;
beforeAll(async () => {
  site = await createMeetingSite();
  ({ people } = site);
});
afterAll(() => site.close());
beforeEach(() => site.reset());

/** The first half has ended. */
async function play(choice: object = {}) {
  await site.addQuestions(2);
  const met = await site.meet(choice);
  await site.deal(met.id);
  await site.begin(met.id);
  await site.stop(met.id);
  return met;
}

const firstHalf = async (id: string, who: Visitor) => (await site.report(id, who)).halves[0];

describe('feedback', () => {
  it('is blind until both have sent theirs', async () => {
    const { id, guest } = await play({ name: 'Ada' });
    await site.rate(id, 'interviewer', people.user);
    expect(await firstHalf(id, people.user)).toMatchObject({
      own: { seat: 'interviewer', wouldHire: true, comment: 'By the interviewer' },
      theirs: null,
      isFeedbackOpen: false,
    });
    expect(await firstHalf(id, guest)).toMatchObject({
      ...{ own: null, theirs: null, isFeedbackOpen: true },
    });
    await site.rate(id, 'candidate', guest);
    expect(await firstHalf(id, guest)).toMatchObject({
      own: { seat: 'candidate', interviewing: 4 },
      theirs: { seat: 'interviewer', scores: { correctness: 4 } },
    });
    expect(await firstHalf(id, people.user)).toMatchObject({ theirs: { seat: 'candidate' } });
    expect((await people.user.get('/api/meetings')).json().meetings).toMatchObject([
      {
        ...{ id, phase: 'over', other: { name: 'Ada', isGuest: true } },
        halves: [{ half: 1, seat: 'interviewer', isSent: true, isOpen: false, isShown: true }],
      },
    ]);
  });

  it('is sent once, also at the same moment', async () => {
    const { id } = await play();
    const all = [1, 2, 3].map((turn) => site.rate(id, 'candidate', people.other, 1, `${turn}`));
    const codes = (await Promise.all(all)).map(({ statusCode }) => statusCode);
    expect(codes.sort()).toEqual([204, 409, 409]);
    const again = await site.rate(id, 'candidate', people.other);
    expect(again.json()).toMatchObject({ code: 'FEEDBACK_SENT' });
  });

  it('is on a half that has ended, by who sat there, for a day', async () => {
    await site.addQuestions(1);
    const { id } = await site.meet();
    await site.deal(id);
    await site.begin(id);
    expect(codeOf(await site.rate(id, 'interviewer', people.user))).toBe('FEEDBACK_CLOSED');
    await site.stop(id);
    expect(codeOf(await site.rate(id, 'candidate', people.user))).toBe('WRONG_SEAT');
    expect(codeOf(await site.rate(id, 'candidate', people.user, 2))).toBe('FEEDBACK_CLOSED');
    expect(codeOf(await site.rate(id, 'candidate', people.admin))).toBe('NOT_FOUND');
    await site.finish(id);
    await site.rate(id, 'interviewer', people.user);
    site.wait(day);
    expect(codeOf(await site.rate(id, 'candidate', people.other))).toBe('FEEDBACK_CLOSED');
    expect(await firstHalf(id, people.other)).toMatchObject({ own: null, theirs: null });
    expect(await firstHalf(id, people.user)).toMatchObject({ own: {}, theirs: null });
  });

  const scores = { method: 1, correctness: 2, communication: 3, composure: 4, calibration: 1 };
  const good = { seat: 'interviewer', scores, wouldHire: false, comment: '' };
  it.each([
    {},
    { ...good, seat: 'observer' },
    { ...good, scores: { ...scores, method: 5 } },
    { ...good, scores: { ...scores, method: 0 } },
    { ...good, scores: { method: 1 } },
    { ...good, wouldHire: 'yes' },
    { ...good, comment: 'x'.repeat(2_001) },
    { ...good, comment: 'a\u0000b' },
    { ...good, seat: 'candidate' },
  ])('refuses %j', async (feedback) => {
    const response = await people.user.put(
      '/api/meetings/0194d1b2-0000-7000-8000-000000000004/feedback/1',
      feedback,
    );
    expect(response.statusCode).toBe(400);
  });
});

describe('notes', () => {
  const save = (id: string, notes: unknown, who: Visitor = people.user, half = 1) =>
    who.put(site.path(id, `/notes/${half}`), { notes });

  it('are the interviewer’s alone; the last write wins, also after the end', async () => {
    const { id } = await play();
    await save(id, 'First');
    await save(id, 'Second');
    expect(await site.state(id, people.user)).toMatchObject({ notes: 'Second' });
    expect((await save(id, 'Mine', people.other)).statusCode).toBe(403);
    await site.swap(id);
    expect(await site.state(id, people.other)).toMatchObject({ seat: 'interviewer', notes: '' });
    await site.finish(id);
    expect((await save(id, 'Third')).statusCode).toBe(204);
    expect(await firstHalf(id, people.user)).toMatchObject({ notes: 'Third' });
    expect(await firstHalf(id, people.other)).toMatchObject({ notes: null });
  });

  it('are bounded', async () => {
    const { id } = await play();
    const statuses = [];
    for (const notes of ['x'.repeat(10_000), 'x'.repeat(10_001), 'a\u0000b', 7]) {
      statuses.push((await save(id, notes)).statusCode);
    }
    expect(statuses).toEqual([204, 400, 400, 400]);
    expect((await save(id, 'x', people.user, 2)).statusCode).toBe(403);
    expect((await save(id, 'x', people.user, 3)).statusCode).toBe(400);
  });
});

describe('leaving and deleting', () => {
  const exportOf = async (who: Visitor) => (await who.get('/api/user/data')).json();

  it('the export has what people wrote, and what they got once they may read it', async () => {
    const { id } = await play();
    await people.user.put(site.path(id, '/notes/1'), { notes: 'For me' });
    await site.rate(id, 'interviewer', people.user);
    expect(await exportOf(people.other)).toMatchObject({
      ...{ meetings: [{ id, isHost: false }], meetingNotes: [] },
      ...{ meetingFeedbackGiven: [], meetingFeedbackReceived: [] },
    });
    await site.rate(id, 'candidate', people.other);
    const data = await exportOf(people.other);
    expect(data).toMatchObject({
      meetingFeedbackGiven: [{ seat: 'candidate' }],
      meetingFeedbackReceived: [
        { seat: 'interviewer', feedback: { comment: 'By the interviewer' } },
      ],
    });
    expect(JSON.stringify(data)).not.toMatch(/For me|hash/i);
    expect(await exportOf(people.user)).toMatchObject({
      ...{ meetings: [{ id, isHost: true }], meetingNotes: [{ notes: 'For me' }] },
      meetingFeedbackReceived: [{ seat: 'candidate' }],
    });
  });

  it('leaves the other one the report, without the name', async () => {
    const { id } = await play();
    await people.user.put(site.path(id, '/notes/1'), { notes: 'For me' });
    await site.rate(id, 'interviewer', people.user);
    await site.rate(id, 'candidate', people.other);
    expect((await people.user.delete(site.path(id))).statusCode).toBe(204);
    expect((await people.user.get(site.path(id))).statusCode).toBe(404);
    expect((await people.user.get('/api/meetings')).json()).toEqual({ meetings: [] });
    expect(await site.report(id, people.other)).toMatchObject({
      phase: 'finished',
      other: { name: 'A deleted user', isGuest: false },
      halves: [{ theirs: { comment: 'By the interviewer' } }],
    });
    expect(await site.query('select 1 from meeting_notes')).toEqual([]);
    expect((await people.subscriber.delete(site.path(id))).statusCode).toBe(404);
    expect((await people.nobody.delete(site.path(id))).statusCode).toBe(401);
    await people.other.delete(site.path(id));
    expect(await site.query('select 1 from meetings')).toEqual([]);
  });

  it('ends a half that is running, which the log still knows', async () => {
    await site.addQuestions(1);
    const { id } = await site.meet();
    await site.deal(id);
    await site.begin(id);
    await people.other.delete(site.path(id));
    const rows = await site.query('select user_id as user from attempts order by id');
    expect(rows).toEqual([{ user: people.user.id }, { user: people.other.id }]);
    expect(await site.state(id, people.user)).toMatchObject({ phase: 'finished' });
  });
});
