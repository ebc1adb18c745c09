import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import type { PadReplay } from '#shared/contracts/meeting-pad.ts';
import type { Visitor } from '#test/support/http.ts';
import { codeOf, createMeetingSite, type MeetingSite } from '#test/support/meetings.ts';
import type { People } from '#test/support/people.ts';
import { useUpAllButOne } from '#test/support/rate-limits.ts';

const minute = 60_000;
let site: MeetingSite;
let people: People;
beforeAll(async () => {
  site = await createMeetingSite();
  ({ people } = site);
});
afterAll(() => site.close());
beforeEach(() => site.reset());

describe('a pad', () => {
  it('keeps every update in order, for a replay with its times', async () => {
    await site.addQuestions(1);
    const { id } = await site.meet();
    await site.write(id, 'early');
    site.wait(minute);
    await site.deal(id);
    await site.begin(id);
    site.wait(500);
    const both = [people.user, people.other];
    const writing = both.flatMap((who) => [1, 2, 3].map((turn) => site.write(id, `${turn}`, who)));
    const places = (await Promise.all(writing)).map((response) => response.json().place);
    expect(places.toSorted()).toEqual([2, 3, 4, 5, 6, 7].map((number) => `1.${number}`));
    const replay = (after: number, who: Visitor = people.other) =>
      who.get(site.path(id, `/pad/1?after=${after}`));
    const read: PadReplay = (await replay(0)).json();
    expect(read.updates.map(({ number, at }) => [number, at])).toEqual([
      [1, -minute],
      ...[2, 3, 4, 5, 6, 7].map((number) => [number, 500]),
    ]);
    expect((await replay(6)).json()).toMatchObject({ updates: [{ number: 7 }], isLast: true });
    expect((await replay(0, people.admin)).statusCode).toBe(404);
    for (const bad of ['-1', 'x', '1.5']) {
      expect((await people.user.get(site.path(id, `/pad/1?after=${bad}`))).statusCode).toBe(400);
    }
    expect((await people.user.get(site.path(id, '/pad/3'))).statusCode).toBe(400);
  });

  it('is merged by Yjs on both sides, whoever typed when', async () => {
    const { id } = await site.meet();
    const [ada, bob] = [new Y.Doc(), new Y.Doc()];
    const sends: unknown[] = [];
    for (const [doc, who] of [
      [ada, people.user],
      [bob, people.other],
    ] as const) {
      doc.on('update', (update: Uint8Array) => {
        const body = { half: 1, update: Buffer.from(update).toString('base64') };
        sends.push(who.post(site.path(id, '/pad'), body));
      });
    }
    ada.getText('text').insert(0, 'from Ada ');
    bob.getText('text').insert(0, 'from Bob ');
    await Promise.all(sends);
    const { updates }: PadReplay = (await people.user.get(site.path(id, '/pad/1'))).json();
    for (const doc of [ada, bob]) {
      for (const { update } of updates) Y.applyUpdate(doc, Buffer.from(update, 'base64'));
    }
    const merged = ada.getText('text').toString();
    expect(merged).toBe(bob.getText('text').toString());
    expect(merged).toHaveLength('from Ada from Bob '.length);
  });

  it('is bounded, and says so without losing anything', async () => {
    const { id } = await site.meet();
    const huge = await site.write(id, 'x'.repeat(10 * 1024 * 1024));
    expect([huge.statusCode, huge.json().message]).toEqual([413, 'The request is too large.']);
    expect((await site.write(id, 'x'.repeat(64 * 1024 + 3))).statusCode).toBe(400);
    const largest = 'x'.repeat(64 * 1024);
    const writes = await Promise.all(Array.from({ length: 18 }, () => site.write(id, largest)));
    const codes = writes.map(codeOf).toSorted();
    expect(codes.filter((code) => code === 200)).toHaveLength(16);
    const full = await site.write(id, 'x');
    expect(full.json()).toMatchObject({
      code: 'PAD_FULL',
      message: 'This pad is full. What is on it has been kept, but nothing can be added.',
    });
    expect(full.statusCode).toBe(409);
    expect(await site.query('select pad_bytes as bytes from meeting_halves')).toEqual([
      { bytes: 1024 * 1024 },
    ]);
  });

  it.each([
    { update: '' },
    { update: 'not base64!' },
    { update: 7 },
    { update: 'AAAA', half: 3 },
    { update: 'AAAA', half: '1' },
  ])('refuses %j', async (body) => {
    const { id } = await site.meet();
    const response = await people.user.post(site.path(id, '/pad'), { half: 1, ...body });
    expect(response.statusCode).toBe(400);
  });

  it('is open until the swap or the end, for the two alone', async () => {
    await site.addQuestions(1);
    const { id } = await site.meet();
    await site.deal(id);
    await site.begin(id);
    site.wait(31 * minute);
    expect((await site.write(id, 'a last word')).statusCode).toBe(200);
    expect(codeOf(await site.write(id, 'x', people.user, 2))).toBe('PAD_CLOSED');
    for (const who of [people.admin, people.nobody]) {
      expect(codeOf(await site.write(id, 'x', who))).toBe('NOT_FOUND');
    }
    await site.swap(id);
    expect(codeOf(await site.write(id, 'x'))).toBe('PAD_CLOSED');
    expect((await site.write(id, 'x', people.user, 2)).json()).toEqual({ place: '2.1' });
    await site.finish(id);
    expect(codeOf(await site.write(id, 'x', people.user, 2))).toBe('PAD_CLOSED');
  });
});

it('limits how often people write', async () => {
  const { id } = await site.open({}, people.subscriber);
  useUpAllButOne(6_000);
  const statuses = [];
  for (const text of ['a', 'b', 'c']) {
    statuses.push((await site.write(id, text, people.subscriber)).statusCode);
  }
  expect(statuses).toEqual([200, 200, 429]);
});
