import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Visitor } from '#test/support/http.ts';
import { createPartnerSite, evening, type PartnerSite, wanted } from '#test/support/partners.ts';
import { useUpAllButOne } from '#test/support/rate-limits.ts';

let site: PartnerSite;
beforeAll(async () => {
  site = await createPartnerSite();
});
afterAll(() => site.close());
beforeEach(() => site.reset());

const nothing = {
  ...{ search: null, timeZone: null, isFirst: false, timesAway: 0, isLast: false, pairs: [] },
};

describe('looking for a partner', () => {
  it('keeps one search, replaces it and ends it', async () => {
    const { ann } = site;
    expect(await site.overview(ann)).toEqual(nothing);
    const response = await site.search(ann, { slots: [evening, evening] });
    expect([response.statusCode, response.json()]).toEqual([200, { ...nothing, search: wanted }]);
    const slots = ['2026-03-02T13:00:00.000Z', '2026-03-09T12:00:00.000Z'];
    const other = { role: 'developer', level: 'experienced', minutes: 45, slots };
    expect((await site.search(ann, other)).json().search).toEqual(other);
    site.at(evening);
    expect((await site.overview(ann)).search).toEqual({ ...other, slots: slots.slice(1) });
    expect((await ann.delete('/api/partner')).statusCode).toBe(204);
    expect(await site.overview(ann)).toEqual(nothing);
    expect(await site.query('select * from partner_slots')).toEqual([]);
  });

  it.each([
    ['2026-03-02T12:30:00Z'],
    ['2026-03-02T11:00:00Z'],
    ['2026-03-09T12:30:00Z'],
    ['2026-03-02T17:15:00Z'],
    ['2026-03-02T17:00:00.500Z'],
  ])('does not take %s', async (time) => {
    const response = await site.search(site.ann, { slots: [evening, time] });
    expect(response.statusCode).toBe(400);
    expect(response.json().fieldErrors.slots).toBe(
      'Times must be on the hour or half past, from 1 hour to 7 days ahead',
    );
    expect(await site.overview(site.ann)).toEqual(nothing);
  });

  it.each([
    [{ slots: [] }, 'Please choose at least one time'],
    [{ slots: undefined }, 'Please choose at least one time'],
    [{ slots: Array.from({ length: 41 }, () => evening) }, 'Please choose at most 40 times'],
    [{ slots: ['tonight'] }, 'Invalid time'],
    [{ role: 'quant' }, 'Role must be trader, researcher or developer'],
    [{ level: 'senior' }, 'Level must be internship, graduate or experienced'],
    [{ minutes: 60 }, 'Minutes must be 20, 30 or 45'],
  ])('refuses %j', async (more, message) => {
    const response = await site.search(site.ann, more);
    expect([response.statusCode, response.json().message]).toEqual([400, message]);
  });

  it('takes an account with a verified email', async () => {
    const nobody = new Visitor(site.app);
    for (const call of [
      nobody.get('/api/partner'),
      nobody.put('/api/partner', wanted),
      nobody.delete('/api/partner'),
      nobody.get('/api/blocks'),
    ]) {
      expect((await call).statusCode).toBe(401);
    }
    const eve = await site.invite('Eve', { isEmailVerified: false });
    const refused = await site.search(eve);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      403,
      { code: 'EMAIL_NOT_VERIFIED', message: expect.stringContaining('verify your email') },
    ]);
  });

  it('is limited', async () => {
    useUpAllButOne(60);
    const statuses = [];
    for (const _ of [1, 2, 3]) statuses.push((await site.search(site.ann)).statusCode);
    expect(statuses).toEqual([200, 200, 429]);
  });
});

describe("an account's data", () => {
  it('has everything but who blocked it', async () => {
    const { ann, bob } = site;
    await site.pair([ann, bob]);
    const { id } = await site.latest(ann);
    await site.act(ann, 'block', id);
    const data = (await ann.get('/api/user/data')).json();
    expect(data).toMatchObject({
      partnerSearches: [{ role: 'trader' }],
      partnerSlots: [{ startsAt: evening }],
      partnerPairs: [{ id, outcome: 'canceled', wasAway: false }],
      blocks: [{ username: 'Bob' }],
    });
    expect(JSON.stringify(data.partnerPairs)).not.toContain('Bob');
    expect((await bob.get('/api/user/data')).json()).toMatchObject({ blocks: [] });
  });
});
