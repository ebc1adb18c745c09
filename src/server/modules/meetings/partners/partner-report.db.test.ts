import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keptPairDays } from '#shared/domain/partners.ts';
import { emptyTables } from '#test/support/empty-tables.ts';
import { Visitor } from '#test/support/http.ts';
import { createPartnerSite, evening, type PartnerSite } from '#test/support/partners.ts';

let site: PartnerSite;
beforeAll(async () => {
  site = await createPartnerSite();
});
afterAll(() => site.close());

let pairId: string;
beforeEach(async () => {
  await site.reset();
  await emptyTables(site.database.pool, 'audit_log');
  await site.pair([site.ann, site.bob]);
  pairId = (await site.latest(site.ann)).id;
});

const report = (body: object = { reason: 'effort' }, who: Visitor = site.ann, id = pairId) =>
  who.post(`/api/partner-pairs/${id}/report`, body);
const queue = (query = '') => site.root.get(`/api/admin/partner-reports${query}`);
const resolve = (id: number, who: Visitor = site.root, body: object = { status: 'resolved' }) =>
  who.put(`/api/admin/partner-reports/${id}`, body);
const waiting = async () => (await site.root.get('/api/admin/work')).json().partners;

describe('reporting a partner', () => {
  it('works once for each of the two, from being paired on, and neither is told', async () => {
    const { ann, bob } = site;
    const mails = await site.mails(bob);
    const sent = await Promise.all([report(), report({ reason: 'answers' })]);
    expect(sent.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409]);
    expect((await report()).json()).toMatchObject({
      code: 'ALREADY_REPORTED',
      message: 'You have already reported this partner.',
    });
    expect(await site.latest(ann)).toMatchObject({ isReported: true });
    expect(await site.latest(bob)).toMatchObject({ isReported: false, outcome: 'planned' });
    expect(await site.mails(bob)).toEqual(mails);
    expect((await report({ reason: 'behavior' }, bob)).statusCode).toBe(204);
    expect((await queue()).json()).toHaveLength(2);
  });

  it.each([
    [{}, 'Please choose what was wrong'],
    [{ reason: 'rude' }, 'Please choose what was wrong'],
    [{ reason: 'other' }, 'Please say what happened'],
    [{ reason: 'other', text: '  ' }, 'Please say what happened'],
    [{ reason: 'effort', text: 5 }, 'Text must be a string'],
    [{ reason: 'effort', text: 'x'.repeat(5_001) }, 'Text cannot exceed 5,000 characters'],
  ])('refuses %j', async (body, message) => {
    const response = await report(body);
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe(message);
  });

  it('is only for the two, and about an account that still exists', async () => {
    const { app, ann, cat } = site;
    expect((await report(undefined, cat)).json()).toMatchObject({ message: 'Partner not found' });
    expect((await report(undefined, new Visitor(app))).statusCode).toBe(401);
    expect((await report(undefined, ann, 'x')).statusCode).toBe(400);
    const eve = await site.invite('Eve_4');
    await site.pair([cat, eve]);
    const { id } = await site.latest(cat);
    await site.query('delete from users where id = $1', [eve.id]);
    expect((await report(undefined, cat, id)).statusCode).toBe(404);
  });

  it('is part of what its author can download, without who is behind the id', async () => {
    await report({ reason: 'other', text: 'Late' });
    const { partnerReports } = (await site.ann.get('/api/user/data')).json();
    expect(partnerReports).toMatchObject([{ pairId, username: 'Bob', text: 'Late' }]);
    expect(partnerReports[0]).not.toHaveProperty('reportedUser');
    expect((await site.bob.get('/api/user/data')).json().partnerReports).toEqual([]);
  });
});

describe('reports of partners', () => {
  it('are listed, newest first, even after the pair is deleted', async () => {
    const { ann, bob, root } = site;
    await report({ reason: 'other', text: '  Left <early> ' });
    site.at(evening, keptPairDays * 24 * 60 + 1);
    await report({ reason: 'answers' }, bob);
    await site.pairing.run();
    expect((await report()).statusCode).toBe(404);
    const [newer, older] = (await queue()).json();
    expect(older).toEqual({
      ...{ id: expect.any(Number), startsAt: evening, role: 'trader', reason: 'other' },
      ...{ text: 'Left <early>', status: 'open', createdAt: '2026-03-02T12:00:00.000Z' },
      reporter: { id: ann.id, username: 'Ann' },
      reported: { id: bob.id, username: 'Bob' },
      ...{ resolver: null, resolvedAt: null },
    });
    expect(newer).toMatchObject({ reason: 'answers', text: null, reported: { username: 'Ann' } });
    const page = await queue('?page=2&pageSize=1');
    expect(page.json()).toEqual([older]);
    expect(page.headers['x-total-count']).toBe('2');
    expect((await queue('?order=oldest')).json()).toEqual([older, newer]);
    expect((await queue('?status=upheld')).json().message).toBe(
      'Status must be one of open, resolved',
    );
    expect(await waiting()).toEqual({
      count: 2,
      oldest: { id: older.id, title: 'Bob', since: older.createdAt },
    });
    await resolve(older.id, root);
    expect((await queue('?status=open')).json()).toEqual([newer]);
    expect((await queue('?status=resolved')).json()).toMatchObject([{ id: older.id }]);
    expect((await waiting()).count).toBe(1);
  });

  it('are resolved once, even concurrently, and audited', async () => {
    await report();
    const [{ id }] = (await queue()).json();
    const answers = await Promise.all([resolve(id), resolve(id)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 200)?.json()).toMatchObject({
      ...{ id, status: 'resolved', resolver: { username: 'Root' } },
      resolvedAt: expect.any(String),
    });
    expect((await resolve(id)).json()).toMatchObject({
      code: 'ALREADY_DECIDED',
      message: 'This report has already been resolved.',
    });
    expect(await site.query('select actor_id, action, subject_id from audit_log')).toEqual([
      { actor_id: site.root.id, action: 'partner_report.resolve', subject_id: String(id) },
    ]);
  });

  it('are for administrators only, who can resolve nothing else', async () => {
    await report();
    const [{ id }] = (await queue()).json();
    for (const [who, status] of [
      [new Visitor(site.app), 401],
      [site.ann, 403],
    ] as const) {
      expect((await who.get('/api/admin/partner-reports')).statusCode).toBe(status);
      expect((await resolve(id, who)).statusCode).toBe(status);
    }
    expect((await resolve(id, site.root, { status: 'open' })).json().message).toBe(
      'Status must be resolved',
    );
    expect((await resolve(999_999)).json().message).toBe('Report not found');
  });
});
