import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Visitor } from '#test/support/http.ts';
import { createPartnerSite, evening, type PartnerSite, tomorrow } from '#test/support/partners.ts';

let site: PartnerSite;
beforeAll(async () => {
  site = await createPartnerSite();
});
afterAll(() => site.close());
beforeEach(() => site.reset());

const canceled = (wasAway: boolean) => ({ outcome: 'canceled', wasAway });

describe('canceling', () => {
  it('frees the partner, who may meet another at that time', async () => {
    const { ann, bob, cat } = site;
    const near = '2026-03-02T18:30:00.000Z';
    await site.search(ann, { slots: [evening, near, tomorrow] });
    await site.pair([bob], { slots: [evening, near] });
    const { meetingId } = await site.latest(ann);
    expect((await site.act(ann, 'cancel')).statusCode).toBe(204);
    expect(await site.latest(ann)).toMatchObject(canceled(false));
    expect((await site.overview(ann)).search?.slots).toEqual([tomorrow]);
    expect((await site.overview(bob)).search?.slots).toEqual([evening, near]);
    expect((await bob.get(`/api/meetings/${meetingId}`)).json().phase).toBe('finished');
    expect((await site.mails(bob)).at(-1)).toMatchObject({
      subject: 'Your interview on Monday, March 2 at 5:00 PM UTC was canceled',
      text: expect.stringContaining("Ann can't make it"),
    });
    expect(await site.mails(ann)).toHaveLength(1);
    await site.pair([cat]);
    expect(await site.partnersOf(bob)).toEqual(['Cat']);
  });

  it.each([
    [-120, false],
    [-119, true],
  ])('%i minutes after the start, counts as staying away: %s', async (minutes, counts) => {
    const { ann, bob } = site;
    await site.pair([ann, bob]);
    site.at(evening, minutes);
    await site.act(ann, 'cancel');
    expect(await site.latest(ann)).toMatchObject(canceled(counts));
    expect(await site.latest(bob)).toMatchObject(canceled(false));
    expect(await site.overview(bob)).toMatchObject({ timesAway: 0 });
  });

  it('happens once, before the start, and only by one of the two', async () => {
    const { ann, bob, cat } = site;
    await site.pair([ann, bob]);
    const { id } = await site.latest(ann);
    for (const what of ['cancel', 'block'] as const) {
      expect((await site.act(cat, what, id)).json()).toMatchObject({ code: 'NOT_FOUND' });
      const url = `/api/partner-pairs/${id}/${what}`;
      expect((await new Visitor(site.app).post(url)).statusCode).toBe(401);
      expect((await site.act(ann, what, 'x')).statusCode).toBe(400);
    }
    site.at(evening);
    expect((await site.act(ann, 'cancel')).json()).toMatchObject({ code: 'PAIR_OVER' });
    site.at(evening, -1);
    const both = await Promise.all([site.act(ann, 'cancel', id), site.act(bob, 'cancel', id)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409]);
  });

  it.each(['finish', 'remove'])('is what it means to %s the room before the start', async (how) => {
    const { ann, bob } = site;
    await site.pair([ann, bob]);
    const room = `/api/meetings/${(await site.latest(ann)).meetingId}`;
    site.at(evening, -60);
    await (how === 'finish' ? ann.post(`${room}/finish`) : ann.delete(room));
    expect(await site.latest(ann)).toMatchObject(canceled(true));
    expect((await site.mails(bob)).at(-1)?.text).toContain("Ann can't make it");
  });

  it('is not finishing early if both were there', async () => {
    const { ann, bob } = site;
    await site.pair([ann, bob]);
    site.at(evening, -10);
    for (const person of [ann, bob]) await site.come(person);
    await ann.post(`/api/meetings/${(await site.latest(ann)).meetingId}/finish`);
    await site.settle(evening, []);
    expect(await site.partnersOf(ann, 'met')).toEqual(['Bob']);
  });
});

describe('blocking', () => {
  it('keeps both apart, whoever blocked the other, until unblocked', async () => {
    const { ann, bob } = site;
    await site.pair([ann, bob]);
    site.at(evening, -60);
    expect((await site.act(bob, 'block')).statusCode).toBe(204);
    for (const person of [ann, bob]) {
      expect(await site.latest(person)).toMatchObject(canceled(false));
    }
    expect(await site.latest(bob)).toMatchObject({ isBlocked: true });
    expect(await site.latest(ann)).toMatchObject({ isBlocked: false });
    expect((await site.overview(bob)).search?.slots).toEqual([evening]);
    expect((await site.mails(ann)).at(-1)?.text).not.toMatch(/block/i);
    await site.pairing.run();
    expect(await site.partnersOf(ann)).toEqual([]);

    expect((await site.act(bob, 'block')).statusCode).toBe(204);
    const list = (await bob.get('/api/blocks')).json();
    const block = { id: expect.any(Number), username: 'Ann', createdAt: expect.any(String) };
    expect(list).toEqual({ blocks: [block] });
    expect((await ann.get('/api/blocks')).json()).toEqual({ blocks: [] });
    const url = `/api/blocks/${list.blocks[0].id}`;
    expect((await ann.delete(url)).statusCode).toBe(404);
    expect((await new Visitor(site.app).delete(url)).statusCode).toBe(401);
    expect((await bob.delete('/api/blocks/x')).statusCode).toBe(400);
    expect((await bob.delete(url)).statusCode).toBe(204);
    expect((await bob.delete(url)).statusCode).toBe(404);
    await site.pairing.run();
    expect(await site.partnersOf(ann)).toEqual(['Bob']);
  });

  it('needs a partner who is still there', async () => {
    const { ann } = site;
    const eve = await site.invite('Eve_3');
    await site.pair([ann, eve]);
    await site.query('delete from users where id = $1', [eve.id]);
    expect((await site.act(ann, 'block')).statusCode).toBe(404);
  });
});
