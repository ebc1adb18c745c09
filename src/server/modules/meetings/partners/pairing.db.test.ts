import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPartnerSite, evening, type PartnerSite, tomorrow } from '#test/support/partners.ts';

let site: PartnerSite;
beforeAll(async () => {
  site = await createPartnerSite();
});
afterAll(() => site.close());
beforeEach(() => site.reset());

const later = '2026-03-02T18:00:00.000Z';

describe('pairing', () => {
  it('opens a room for both, and tells them when in their own time', async () => {
    const { ann, bob } = site;
    await site.query("update users set time_zone = 'America/New_York' where id = $1", [ann.id]);
    await site.search(ann, { level: 'experienced', minutes: 45 });
    await site.pair([bob]);
    const [own, others] = [await site.overview(ann), await site.overview(bob)];
    const both = {
      ...{ role: 'trader', level: 'graduate', minutes: 30, startsAt: evening },
      ...{ outcome: 'planned', wasAway: false, isBlocked: false, isReported: false },
    };
    expect(own.pairs).toEqual([
      { ...both, id: expect.any(String), meetingId: expect.any(String), partner: 'Bob' },
    ]);
    expect(others.pairs).toEqual([{ ...own.pairs[0], partner: 'Ann' }]);
    const room = `/api/meetings/${own.pairs[0]?.meetingId}`;
    const { level, minutes } = both;
    expect((await ann.get(room)).json()).toMatchObject({
      ...{ role: 'trader', level, minutes, phase: 'ready', seat: 'interviewer', canSwap: true },
      ...{ other: { name: 'Bob', isGuest: false }, expiresAt: '2026-03-03T17:00:00.000Z' },
    });
    expect((await bob.get(room)).json()).toMatchObject({ seat: 'candidate' });
    expect((await site.cat.get(room)).statusCode).toBe(404);

    const [mail, ...more] = await site.mails(ann);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('You will practice with Bob on Monday, March 2 at 12:00 PM EST');
    for (const text of [
      'practice for trader interviews, graduate level, with two halves of 30 minutes',
      `http://localhost:3000/practice/room/${own.pairs[0]?.meetingId}`,
      'http://localhost:3000/practice/partner',
    ]) {
      expect(mail?.text).toContain(text);
    }
    expect(mail?.text).not.toContain(bob.email);
    expect(await site.mails(bob)).toMatchObject([
      { subject: 'You will practice with Ann on Monday, March 2 at 5:00 PM UTC' },
    ]);
    await site.pairing.run();
    expect(await site.mails(bob)).toHaveLength(1);
  });

  it('takes the same time and role, levels next to each other and verified emails', async () => {
    const { ann, bob } = site;
    await site.search(ann, { level: 'internship' });
    for (const more of [{ slots: [later] }, { role: 'developer' }, { level: 'experienced' }]) {
      await site.pair([bob], more);
      expect(await site.partnersOf(ann)).toEqual([]);
    }
    await site.query('update users set is_email_verified = false where id = $1', [ann.id]);
    await site.pair([bob]);
    expect(await site.partnersOf(bob)).toEqual([]);
    await site.query('update users set is_email_verified = true');
    await site.pairing.run();
    expect(await site.partnersOf(bob)).toEqual(['Ann']);
  });

  it('needs an hour ahead', async () => {
    const { ann, bob } = site;
    for (const person of [ann, bob]) await site.search(person);
    site.at(evening, -59);
    await site.pairing.run();
    expect(await site.partnersOf(ann)).toEqual([]);
    site.at(evening, -60);
    await site.pairing.run();
    expect(await site.partnersOf(ann)).toEqual(['Bob']);
  });

  it('takes close ratings', async () => {
    const { ann, bob, cat, dan } = site;
    const rated = [
      [ann, 1900],
      [bob, 1480],
      [cat, 1880],
    ] as const;
    for (const [{ id }, rating] of rated) {
      await site.query('insert into learners (user_id) values ($1)', [id]);
      await site.query(
        `insert into learner_ratings (user_id, category, rating, deviation, volatility,
           current_deviation, results, rated_at) values ($1, '', $2, 80, 0.06, 80, 9, now())`,
        [id, rating],
      );
    }
    await site.pair([ann, bob, cat, dan]);
    expect(await site.partnersOf(ann)).toEqual(['Cat']);
    expect(await site.partnersOf(bob)).toEqual(['Dan']);
  });

  it('happens once a day where people are, and not close to another', async () => {
    const { ann, bob, cat, dan } = site;
    const night = '2026-03-03T02:00:00.000Z';
    await site.query("update users set time_zone = 'America/New_York' where id = $1", [ann.id]);
    await site.pair([ann, bob]);
    const slots = [later, night, tomorrow];
    await site.search(ann, { slots });
    await site.pair([cat, dan], { slots: [later] });
    expect(await site.partnersOf(cat)).toEqual(['Dan']);
    // Still Monday in New York.
    await site.search(bob, { slots: [night] });
    await site.pairing.run();
    expect(await site.partnersOf(ann)).toEqual(['Bob']);
    await site.pair([cat], { slots: [tomorrow] });
    expect(await site.partnersOf(ann)).toEqual(['Cat', 'Bob']);
    // Tuesday for Bob and Dan, but too close.
    const midnight = '2026-03-03T00:00:00.000Z';
    await site.query("update partner_pairs set starts_at = '2026-03-02T22:30Z'");
    await site.pair([bob, dan], { slots: [midnight] });
    expect(await site.partnersOf(bob)).toEqual(['Ann']);
  });

  it('takes those who met lately only if there is nobody else', async () => {
    const { ann, bob, cat } = site;
    await site.pair([ann, bob]);
    await site.settle(evening, [ann, bob]);
    expect(await site.partnersOf(ann, 'met')).toEqual(['Bob']);
    await site.pair([ann, bob, cat], { slots: [tomorrow] });
    expect(await site.partnersOf(cat)).toHaveLength(1);
    await site.reset();
    await site.pair([ann, bob]);
    await site.settle(evening, [ann, bob]);
    await site.pair([ann, bob], { slots: [tomorrow] });
    expect(await site.partnersOf(ann)).toEqual(['Bob']);
  });

  it('frees a partner whose other half has deleted the account, and forgets old rows', async () => {
    const { ann } = site;
    const eve = await site.invite('Eve_2');
    await site.pair([ann, eve]);
    await site.query('delete from users where id = $1', [eve.id]);
    await site.pairing.run();
    expect((await site.latest(ann)).outcome).toBe('canceled');
    expect((await site.latest(ann)).partner).toBeNull();
    expect((await site.mails(ann)).at(-1)?.text).toContain("Your partner can't make it");
    await site.pair([site.bob]);
    expect(await site.partnersOf(ann)).toEqual(['Bob']);
    site.wait(91 * 86_400_000);
    await site.pairing.run();
    for (const table of ['partner_slots', 'partner_pairs', 'partner_pair_people']) {
      expect(await site.query(`select * from ${table}`)).toEqual([]);
    }
  });
});
