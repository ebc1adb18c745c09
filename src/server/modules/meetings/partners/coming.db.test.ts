import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPartnerSite, evening, type PartnerSite, tomorrow } from '#test/support/partners.ts';

let site: PartnerSite;
beforeAll(async () => {
  site = await createPartnerSite();
});
afterAll(() => site.close());
beforeEach(() => site.reset());

const missed = (wasAway: boolean) => ({ outcome: 'missed', wasAway });

describe('coming', () => {
  it.each([
    [-16, false],
    [-15, true],
    [9, true],
    [10, false],
  ])('is opening the room: %i minutes after the start, %s', async (minutes, counts) => {
    const { ann, bob } = site;
    await site.pair([ann, bob]);
    site.at(evening, minutes);
    await site.come(ann);
    await site.settle(evening, [bob]);
    expect(await site.latest(ann)).toMatchObject(
      counts ? { outcome: 'met', wasAway: false } : missed(true),
    );
  });

  it('is found out ten minutes after the start', async () => {
    const { ann, bob } = site;
    await site.pair([ann, bob]);
    site.at(evening, 9);
    await site.settling.run();
    expect((await site.latest(ann)).outcome).toBe('planned');
    await site.settle(evening, []);
    for (const person of [ann, bob]) {
      expect(await site.latest(person)).toMatchObject(missed(true));
      expect(await site.overview(person)).toMatchObject({ timesAway: 1, isFirst: false });
      expect(await site.mails(person)).toHaveLength(1);
    }
  });
});

describe('who is left waiting', () => {
  it('is told, and comes first for the next time', async () => {
    const { ann, bob, cat, dan } = site;
    await site.pair([ann, bob]);
    await site.settle(evening, [ann]);
    expect(await site.latest(ann)).toMatchObject(missed(false));
    expect(await site.latest(bob)).toMatchObject(missed(true));
    expect(await site.overview(ann)).toMatchObject({ isFirst: true, timesAway: 0 });
    expect((await site.mails(ann)).at(-1)).toMatchObject({
      subject: "Your partner didn't come",
      text: expect.stringContaining('Bob left you waiting'),
    });
    expect(await site.mails(bob)).toHaveLength(1);
    await site.settling.run();
    expect(await site.mails(ann)).toHaveLength(2);
    // Cat and Dan have the same rating, and had each other first.
    await site.query(`insert into learners (user_id) values (${ann.id})`);
    await site.query(
      `insert into learner_ratings (user_id, category, rating, deviation, volatility,
         current_deviation, results, rated_at) values (${ann.id}, '', 1900, 80, 0.06, 80, 9, now())`,
    );
    await site.pair([cat, dan, ann], { slots: [tomorrow] });
    expect(await site.partnersOf(ann)).toEqual(['Cat']);
    expect(await site.overview(ann)).toMatchObject({ isFirst: false });
    await site.act(cat, 'cancel');
    expect(await site.overview(ann)).toMatchObject({ isFirst: true });
  });

  it('meets someone else who is, at once', async () => {
    const { ann, bob, cat, dan } = site;
    await site.pair([ann, bob]);
    await site.pair([cat, dan]);
    const old = (await site.latest(ann)).meetingId;
    await site.settle(evening, [ann, cat]);
    const pair = await site.latest(ann);
    expect(pair).toMatchObject({ partner: 'Cat', startsAt: '2026-03-02T17:10:00.000Z' });
    expect(pair.meetingId).not.toBe(old);
    expect(await site.partnersOf(cat)).toEqual(['Ann']);
    expect((await site.mails(ann)).at(-1)).toMatchObject({
      subject: 'Cat is waiting for you now',
      text: expect.stringContaining(`/practice/room/${pair.meetingId}`),
    });
    expect(await site.mails(ann)).toHaveLength(2);
    expect((await ann.get(`/api/meetings/${old}`)).json().phase).toBe('finished');
    await site.settle(pair.startsAt, [ann, cat]);
    expect(await site.partnersOf(cat, 'met')).toEqual(['Ann']);
  });

  it('meets nobody blocked, nor of another role', async () => {
    const { ann, bob, cat, dan } = site;
    await site.pair([ann, bob]);
    await site.pair([cat, dan]);
    await site.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [
      cat.id,
      ann.id,
    ]);
    await site.settle(evening, [ann, cat]);
    expect(await site.overview(ann)).toMatchObject({ isFirst: true, pairs: [missed(false)] });
  });

  it('meets nobody long after, if the job could not run', async () => {
    const { ann, bob, cat, dan } = site;
    await site.pair([ann, bob]);
    await site.pair([cat, dan]);
    site.at(evening);
    for (const person of [ann, cat]) await site.come(person);
    site.at(evening, 31);
    await site.settling.run();
    expect(await site.overview(ann)).toMatchObject({ isFirst: true, pairs: [missed(false)] });
  });
});

describe('who stays away twice', () => {
  it('is paired last, for ninety days', async () => {
    const { ann, bob, cat, dan } = site;
    await site.pair([ann, bob]);
    await site.settle(evening, [bob]);
    await site.pair([ann, bob], { slots: [tomorrow] });
    await site.settle(tomorrow, [bob]);
    expect(await site.overview(ann)).toMatchObject({ timesAway: 2, isLast: true });
    const slots = ['2026-03-04T17:00:00.000Z'];
    await site.pair([ann, cat, dan], { slots });
    expect(await site.partnersOf(cat)).toEqual(['Dan']);
    expect(await site.partnersOf(ann)).toEqual([]);
    await site.pair([bob], { slots });
    expect(await site.partnersOf(ann)).toEqual(['Bob']);
    site.at(evening, 90 * 24 * 60 + 1);
    expect(await site.overview(ann)).toMatchObject({ timesAway: 1, isLast: false });
  });
});
