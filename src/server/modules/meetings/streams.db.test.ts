import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { LiveFeed } from '#server/db/live-feed.ts';
import type { PadReplay } from '#shared/contracts/meeting-pad.ts';
import { openEventStream } from '#test/support/event-streams.ts';
import { eventually } from '#test/support/eventually.ts';
import { Visitor } from '#test/support/http.ts';
import { createMeetingSite, type MeetingSite } from '#test/support/meetings.ts';
import type { People } from '#test/support/people.ts';

let site: MeetingSite;
let people: People;
let url: string;
beforeAll(async () => {
  site = await createMeetingSite();
  ({ people } = site);
  url = await site.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => site.close());
beforeEach(() => site.reset());

const follow = (
  id: string,
  who: Visitor = people.other,
  {
    after = '',
    headers = {},
    from = url,
  }: { after?: string; headers?: object; from?: string } = {},
) =>
  openEventStream(`${from}/api/meetings/${id}/stream${after && `?after=${after}`}`, {
    cookie: who.cookie,
    ...headers,
  });

/** The updates that have arrived, as they were sent. */
const textsOf = (stream: { data(name: string): unknown[] }) =>
  stream.data('pad').flatMap((data) => {
    const { updates } = data as { updates: string[] };
    return updates.map((update) => Buffer.from(update, 'base64').toString());
  });

const openStreams = async () =>
  /^live_streams (\d+)$/m.exec((await site.app.inject('/metrics')).body)?.[1];

describe('the stream', () => {
  it('brings what the other one types and every change, uncompressed and uncached', async () => {
    await site.addQuestions(1);
    const { id } = await site.meet();
    await site.write(id, 'before');
    const stream = await follow(id, people.other, { headers: { 'accept-encoding': 'br, gzip' } });
    expect([stream.status, stream.headers]).toMatchObject([
      200,
      {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
        'x-content-type-options': 'nosniff',
      },
    ]);
    expect(stream.headers['content-encoding']).toBeUndefined();
    await eventually(() => expect(textsOf(stream)).toEqual(['before']));
    expect(stream.text()).toMatch(/^retry: 2000\n\n/);
    await site.write(id, 'after');
    await site.deal(id);
    const { revision } = await site.state(id, people.other);
    await eventually(() => {
      expect(textsOf(stream)).toEqual(['before', 'after']);
      expect(stream.data('state').at(-1)).toEqual({ revision });
    });
    await stream.close();
  });

  it('goes on exactly where a lost connection was, across halves', async () => {
    await site.addQuestions(1);
    const { id } = await site.meet();
    for (const text of ['a', 'b', 'c']) await site.write(id, text);
    await site.deal(id);
    await site.begin(id);
    await site.stop(id);
    await site.swap(id);
    await site.write(id, 'd', people.user, 2);
    const resumed = [
      await follow(id, people.other, { headers: { 'last-event-id': '1.2' } }),
      await follow(id, people.other, { after: '1.2' }),
      // The header is newer than the address, which a browser repeats.
      await follow(id, people.other, { after: '1.1', headers: { 'last-event-id': '1.2' } }),
    ];
    for (const stream of resumed) {
      await eventually(() => expect(textsOf(stream)).toEqual(['c', 'd']));
      expect(stream.data('pad')).toMatchObject([{ half: 1 }, { half: 2 }]);
      expect(stream.lastId()).toBe('2.1');
      await stream.close();
    }
    expect((await follow(id, people.other, { after: 'x' })).status).toBe(400);
  });

  it('brings long pads in pieces', async () => {
    const { id } = await site.meet();
    const texts = Array.from({ length: 450 }, (_, index) => `${index}`);
    await site.query(
      `insert into meeting_pad_updates (meeting_id, half, number, bytes, at)
         select $1, 1, n, convert_to((n - 1)::text, 'utf8'), now() from generate_series(1, 450) n`,
      [id],
    );
    const stream = await follow(id);
    await eventually(() => expect(textsOf(stream)).toEqual(texts));
    expect(stream.data('pad')).toHaveLength(3);
    await stream.close();
    const replay: PadReplay = (await people.user.get(site.path(id, '/pad/1'))).json();
    expect([replay.updates.length, replay.isLast]).toEqual([200, false]);
  });

  it('crosses processes', async () => {
    const { id } = await site.meet();
    const live = new LiveFeed(site.database.connection, site.database.pool, () => {});
    const other = await buildApp({ ...site.deps, live });
    const from = await other.listen({ host: '127.0.0.1', port: 0 });
    const stream = await follow(id, people.other, { from });
    await eventually(() => expect(stream.data('state')).toHaveLength(1));
    await site.write(id, 'hello');
    await eventually(() => expect(textsOf(stream)).toEqual(['hello']));
    await stream.close();
    await other.close();
    await live.close();
  });

  it('ends when its reader signs out or leaves, at the next news', async () => {
    const { id } = await site.meet();
    const { cookie } = await site.signIn();
    const leaver = new Visitor(site.app, { cookie });
    const left = await site.open();
    await site.join(left.token, leaver);
    const streams = [await follow(left.id, leaver), await follow(id)];
    await leaver.delete(site.path(left.id));
    await streams[0]?.ended;

    const again = await site.open();
    await site.join(again.token, leaver);
    const signedOut = await follow(again.id, leaver);
    await eventually(() => expect(signedOut.data('state')).toHaveLength(1));
    await leaver.post('/api/logout');
    await site.write(again.id, 'unseen');
    await signedOut.ended;
    expect(textsOf(signedOut)).toEqual([]);
    await streams[1]?.close();
  });

  it('is open six times at once: the oldest one is told to stay away', async () => {
    const { id } = await site.meet({ name: 'Ada' });
    const streams = [];
    for (const _ of [1, 2, 3, 4, 5, 6, 7]) streams.push(await follow(id, people.user));
    await streams[0]?.ended;
    expect(streams[0]?.data('end')).toEqual([{}]);
    expect(await openStreams()).toBe('6');
    await Promise.all(streams.map((stream) => stream.close()));
    await eventually(async () => expect(await openStreams()).toBe('0'));
    // Asking for the headers alone opens nothing.
    const headers = { cookie: people.user.cookie };
    const head = await fetch(`${url}${site.path(id, '/stream')}`, { method: 'HEAD', headers });
    expect(head.status).toBe(200);
    await eventually(async () => expect(await openStreams()).toBe('0'));
  });
});
