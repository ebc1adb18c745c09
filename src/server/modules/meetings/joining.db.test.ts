import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Visitor } from '#test/support/http.ts';
import { codeOf, createMeetingSite, type MeetingSite, wanted } from '#test/support/meetings.ts';
import type { People } from '#test/support/people.ts';
import { useUpAllButOne } from '#test/support/rate-limits.ts';

const hour = 3_600_000;
let site: MeetingSite;
let people: People;
beforeAll(async () => {
  site = await createMeetingSite();
  ({ people } = site);
});
afterAll(() => site.close());
beforeEach(() => site.reset());

const invitation = async (token: string, who: Visitor) =>
  who.get(`/api/meeting-invitation?token=${token}`);

describe('opening a room', () => {
  it('waits for someone, and keeps only the hash of its link', async () => {
    const response = await people.user.post('/api/meetings', wanted);
    expect(response.statusCode).toBe(201);
    const { id, token } = response.json();
    const { seat, ...choice } = wanted;
    expect(await site.state(id, people.user)).toMatchObject({
      ...{ ...choice, seat, phase: 'waiting', half: 1, isHost: true, canSwap: false },
      ...{ you: { name: people.user.username, isGuest: false }, other: null, question: null },
      expiresAt: '2026-03-03T12:00:00.000Z',
    });
    const stored = await site.query('select * from meetings');
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(codeOf(await people.user.post(site.path(id, '/start'), { half: 1 }))).toBe(
      'NOBODY_THERE',
    );
  });

  it.each([
    { role: 'quant' },
    { level: 'senior' },
    { minutes: 60 },
    { minutes: '30' },
    { seat: 'observer' },
    { seat: undefined },
  ])('refuses %j', async (choice) => {
    const response = await people.user.post('/api/meetings', { ...wanted, ...choice });
    expect(response.statusCode).toBe(400);
  });

  it('takes an account, and is limited to twenty a day', async () => {
    expect((await people.nobody.post('/api/meetings', wanted)).statusCode).toBe(401);
    useUpAllButOne(20);
    const statuses = [];
    for (const _ of [1, 2, 3]) {
      statuses.push((await people.other.post('/api/meetings', wanted)).statusCode);
    }
    expect(statuses).toEqual([201, 201, 429]);
  });

  it('replaces a lost link while waiting, for the host only', async () => {
    const { id, token } = await site.open();
    const renewed = (await people.user.post(site.path(id, '/link'))).json().token;
    expect(codeOf(await site.join(token, people.other))).toBe('NOT_FOUND');
    expect((await site.join(renewed, people.other)).json()).toEqual({ id });
    for (const host of [people.user, people.other]) {
      expect(codeOf(await host.post(site.path(id, '/link')))).toBe('MEETING_FULL');
    }
  });
});

describe('joining', () => {
  it('brings in a user by the link, once', async () => {
    const { id, token } = await site.open();
    expect((await invitation(token, people.other)).json()).toMatchObject({
      ...{ host: people.user.username, seat: 'candidate', needsAccount: false },
      ...{ id: null, isFull: false },
    });
    for (const who of [people.other, people.other, people.user]) {
      expect((await site.join(token, who)).json()).toEqual({ id });
    }
    expect((await invitation(token, people.other)).json()).toMatchObject({ id, isFull: false });
    expect(await site.state(id, people.other)).toMatchObject({
      ...{ seat: 'candidate', phase: 'ready', isHost: false, canSwap: true },
      other: { name: people.user.username, isGuest: false },
    });
  });

  it('lets guests in by a name and a cookie for this room alone', async () => {
    const { id, token } = await site.open();
    const guest = new Visitor(site.app);
    expect((await site.join(token, guest)).json()).toMatchObject({
      fieldErrors: { name: 'Please enter your name' },
    });
    const joined = await site.join(token, guest, ' Ada \n Lovelace ');
    expect(joined.json()).toEqual({ id });
    expect(joined.cookies).toMatchObject([
      { name: `martingale_guest_${id}`, httpOnly: true, sameSite: 'Lax', path: '/' },
    ]);
    expect((await site.join(token, guest, 'Someone else')).json()).toEqual({ id });
    expect(await site.state(id, guest)).toMatchObject({
      ...{ seat: 'candidate', canSwap: false, you: { name: 'Ada   Lovelace', isGuest: true } },
    });
    const stored = JSON.stringify(await site.query('select * from meeting_people'));
    expect(stored).not.toContain(joined.cookies[0]?.value);

    const other = await site.open();
    await site.join(other.token, people.other);
    const moved = guest.cookie.replace(id, other.id);
    const thief = new Visitor(site.app, { cookie: moved });
    expect((await thief.get(site.path(other.id))).statusCode).toBe(404);
    expect((await guest.get(site.path(other.id))).statusCode).toBe(404);
  });

  it.each(['', '   ', 'x'.repeat(41), 7])('refuses the name %j', async (name) => {
    const { token } = await site.open();
    const response = await people.nobody.post('/api/meeting-invitation/join', { token, name });
    expect(response.statusCode).toBe(400);
  });

  it('takes an account to interview first', async () => {
    const { id, token } = await site.open({ seat: 'candidate' });
    expect((await invitation(token, people.nobody)).json()).toMatchObject({ needsAccount: true });
    const refused = await site.join(token, new Visitor(site.app), 'Ada');
    expect([refused.statusCode, refused.json().message]).toEqual([
      401,
      'Please sign in to join: you will interview first, which takes an account.',
    ]);
    await site.join(token, people.other);
    expect(await site.state(id, people.other)).toMatchObject({ seat: 'interviewer' });
  });

  it('refuses a third person, also at the same moment', async () => {
    const { token } = await site.open();
    const both = [people.other, people.subscriber];
    const statuses = (await Promise.all(both.map((who) => site.join(token, who)))).map(
      ({ statusCode }) => statusCode,
    );
    expect(statuses.sort()).toEqual([200, 409]);
    const third = await site.join(token, new Visitor(site.app), 'Third');
    expect(third.json()).toMatchObject({
      code: 'MEETING_FULL',
      message: 'Two people are already in this room, so nobody else can join.',
    });
    expect((await invitation(token, people.admin)).json()).toMatchObject({ isFull: true });
  });

  it('is over once the room is closed, has expired or its host is gone', async () => {
    const finished = await site.open();
    await site.finish(finished.id);
    const expired = await site.open();
    const { token } = finished;
    for (const made of [token, 'x', 'x'.repeat(43), '']) {
      expect(codeOf(await site.join(made, people.other))).toBe('NOT_FOUND');
      expect((await invitation(made, people.other)).statusCode).toBe(404);
    }
    site.wait(24 * hour);
    expect(codeOf(await site.join(expired.token, people.other))).toBe('NOT_FOUND');
    const left = await site.open();
    await people.user.delete(site.path(left.id));
    expect(codeOf(await site.join(left.token, people.other))).toBe('NOT_FOUND');
  });
});
