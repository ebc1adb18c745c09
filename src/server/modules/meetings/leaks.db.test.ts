import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { meetingCalls } from '#shared/contracts/calls/meetings.ts';
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

/** What each call is sent; those that would end it all come last. */
const bodies: Record<string, object> = {
  'POST /api/meetings/:id/deal': { after: 1 },
  'POST /api/meetings/:id/numbers': { question: 1, variant: null },
  'POST /api/meetings/:id/hints': { question: 1, hint: 2 },
  'POST /api/meetings/:id/parts': { question: 1, part: 1 },
  'POST /api/meetings/:id/bets': { question: 1, bet: 1 },
  'PUT /api/meetings/:id/bets': { question: 1, bet: 1, percent: 50 },
  'POST /api/meetings/:id/swap': { half: 1 },
  'PUT /api/meetings/:id/notes/:half': { notes: 'Mine' },
  'POST /api/meetings/:id/pad': { half: 1, update: 'AAAA' },
  'PUT /api/meetings/:id/feedback/:half': { seat: 'interviewer' },
};

/** They change what the test is about. */
const skipped = new Set([
  'POST /api/meetings',
  'DELETE /api/meetings/:id',
  'POST /api/meetings/:id/start',
  'POST /api/meetings/:id/stop',
  'POST /api/meetings/:id/finish',
  'GET /api/meetings/:id/stream',
]);

/** What tells users about their log. */
const elsewhere = ['GET /api/user/data', 'GET /api/practice/queue', 'GET /api/practice/record'];

/** Every byte that someone gets by every call, headers and refusals included. */
async function everythingFor(who: Visitor, { id, token }: { id: string; token: string }) {
  let bytes = '';
  for (const name of [...Object.keys(meetingCalls), ...elsewhere]) {
    if (skipped.has(name)) continue;
    const [method, path = ''] = name.split(' ');
    const query = path === '/api/meeting-invitation' ? `?token=${token}` : '';
    const join = { token, name: 'Ada' };
    const response = await who.call(
      method === 'GET' || method === 'PUT' || method === 'DELETE' ? method : 'POST',
      path.replace(':id', id).replace(':half', '1') + query,
      method === 'GET' ? undefined : (bodies[name] ?? join),
    );
    expect(response.statusCode, name).toBeLessThan(500);
    bytes += JSON.stringify(response.headers) + response.body;
  }
  // Random, so that one in a few hundred runs would find a secret in them.
  return bytes.replaceAll(/'nonce-[^']*'/g, '');
}

const secrets = /Secret|2\/3|0\.666|mfrac|questionId|"variant"|followUp|solution|difficulty":"/;

it.each(['a user', 'a guest'])(
  'the candidate, %s, learns only what they are shown',
  async (kind) => {
    await site.addQuestions(3);
    await site.query('update questions set is_premium = true');
    const isGuest = kind === 'a guest';
    const { id, token } = await site.open({}, people.subscriber);
    const candidate = isGuest ? new Visitor(site.app) : people.other;
    await site.join(token, candidate, isGuest ? 'Ada' : undefined);
    const stream = await openEventStream(`${url}/api/meetings/${id}/stream`, {
      cookie: candidate.cookie,
    });
    const interviewer = (path: string, body: object) =>
      people.subscriber.post(site.path(id, path), body);

    await site.deal(id, people.subscriber);
    await people.subscriber.put(site.path(id, '/notes/1'), { notes: 'Secret notes' });
    // That this would be found.
    const known = (await people.subscriber.get(site.path(id))).body;
    for (const secret of ['Secret notes', 'Secret hint 2', 'Secret four', 'mfrac', '0.666']) {
      expect(known).toContain(secret);
    }
    const before = await everythingFor(candidate, { id, token });
    expect(before.match(secrets)).toBeNull();
    expect(before.includes('Statement')).toBe(false);

    await site.begin(id, people.subscriber);
    await interviewer('/hints', { question: 1, hint: 1 });
    await interviewer('/bets', { question: 1, bet: 1 });
    const during = await everythingFor(candidate, { id, token });
    expect(during.includes('Statement')).toBe(true);
    expect(during.replaceAll('Secret hint 1', '').match(secrets)).toBeNull();
    expect((await site.state(id, people.subscriber)).question).toMatchObject({
      hints: [{ isGiven: true }, { isGiven: false }, { isGiven: false }],
      bets: [{ number: 1, percent: 50 }],
    });

    await site.stop(id, people.subscriber);
    await site.rate(id, 'interviewer', people.subscriber, 1, 'Secret comment');
    const after = await everythingFor(candidate, { id, token });
    const report = after
      .replaceAll(/Secret hint 1|Secret name \d/g, '')
      .replaceAll(/\w+Html":null/g, '');
    expect(report.match(/Secret|2\/3|0\.666|mfrac/)).toBeNull();
    const { revision } = await site.state(id, candidate);
    await eventually(() => expect(stream.data('state').at(-1)).toEqual({ revision }));
    expect(stream.text()).not.toMatch(/Secret|Statement|Html|question/);
    await stream.close();
  },
);

it('the candidate reads the solution of a free question afterward, a guest never', async () => {
  await site.addQuestions(1);
  for (const name of ['Ada', undefined]) {
    const { id, guest } = await site.meet(name === undefined ? {} : { name });
    await site.deal(id);
    await site.begin(id);
    await site.finish(id);
    const [half] = (await site.report(id, guest)).halves;
    expect(half.questions).toMatchObject([
      name === undefined
        ? { solutionHtml: '<p>Secret solution</p>', answerHtml: expect.stringContaining('2') }
        : { solutionHtml: null, answerHtml: null, name: 'Secret name 0' },
    ]);
    expect(half.notes).toBeNull();
  }
});

it('nobody else learns anything', async () => {
  await site.addQuestions(2);
  const met = await site.meet();
  await site.deal(met.id);
  await site.begin(met.id);
  for (const who of [people.admin, people.subscriber, people.nobody]) {
    const bytes = await everythingFor(who, met);
    expect(bytes.match(secrets)).toBeNull();
    expect(bytes.includes('Statement')).toBe(false);
    const stream = await openEventStream(`${url}/api/meetings/${met.id}/stream`, {
      cookie: who.cookie,
    });
    expect(stream.status).toBe(404);
  }
  expect(await site.query('select 1 from meeting_pad_updates')).toEqual([]);
});
