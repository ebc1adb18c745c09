import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Visitor } from '#test/support/http.ts';
import { codeOf, createMeetingSite, type MeetingSite } from '#test/support/meetings.ts';
import type { People } from '#test/support/people.ts';

let site: MeetingSite;
let people: People;
beforeAll(async () => {
  site = await createMeetingSite();
  ({ people } = site);
});
afterAll(() => site.close());
beforeEach(() => site.reset());

describe('hints, parts and bets', () => {
  const send = (id: string, what: string, body: object, who: Visitor = people.user) =>
    who.post(site.path(id, `/${what}`), { question: 1, ...body });
  const bet = (id: string, body: object, who: Visitor = people.other) =>
    who.put(site.path(id, '/bets'), { question: 1, bet: 1, percent: 60, ...body });

  async function start() {
    await site.addQuestions(1);
    const { id } = await site.meet();
    await site.deal(id);
    return { id, begin: () => site.begin(id) };
  }

  it('shows the candidate the hints that were given', async () => {
    const { id, begin } = await start();
    expect(codeOf(await send(id, 'hints', { hint: 1 }))).toBe('NOT_STARTED');
    await begin();
    await send(id, 'hints', { hint: 3 });
    await send(id, 'hints', { hint: 1 });
    await send(id, 'hints', { hint: 1 });
    expect(await site.state(id, people.other)).toMatchObject({
      question: {
        hints: [1, 3].map((number) => ({ number, html: `<p>Secret hint ${number}</p>` })),
      },
    });
    for (const hint of [0, 4]) expect(codeOf(await send(id, 'hints', { hint }))).toBe('NOT_FOUND');
    for (const hint of ['1', -1, 1.5, undefined]) {
      expect(codeOf(await send(id, 'hints', { hint }))).toBe('INVALID_INPUT');
    }
    // About a question that is no longer on screen: nothing is done.
    expect((await send(id, 'hints', { hint: 2, question: 2 })).json()).toMatchObject({
      question: { hints: [{ isGiven: true }, { isGiven: false }, { isGiven: true }] },
    });
  });

  it('opens the parts one after the other', async () => {
    const { id, begin } = await start();
    const part = (question: string) => ({
      ...{ question, hints: 1, answer: { kind: 'fraction', value: '1/2' } },
    });
    await site.query('update question_answers set answer = $1', [
      JSON.stringify({ kind: 'parts', parts: [part('One?'), part('Two?')] }),
    ]);
    await begin();
    const parts = async () => {
      const { question } = await site.state(id, people.other);
      return question?.parts.map(({ html }) => html);
    };
    expect(await parts()).toEqual([expect.stringContaining('One?')]);
    await send(id, 'parts', { part: 2 });
    expect(await parts()).toHaveLength(2);
    expect(codeOf(await send(id, 'parts', { part: 3 }))).toBe('NOT_FOUND');
    await site.stop(id);
    const [half] = (await site.report(id, people.other)).halves;
    expect(half.questions[0].parts).toHaveLength(2);
  });

  it('asks what the candidate would bet, one bet at a time; the first answer counts', async () => {
    const { id, begin } = await start();
    await begin();
    await Promise.all([send(id, 'bets', { bet: 1 }), send(id, 'bets', { bet: 1 })]);
    expect(codeOf(await send(id, 'bets', { bet: 2 }))).toBe('BET_OPEN');
    for (const percent of [4, 100, 50.5, '60', null]) {
      expect((await bet(id, { percent })).statusCode).toBe(400);
    }
    await bet(id, { percent: 60 });
    await bet(id, { percent: 99 });
    await bet(id, { bet: 2 });
    await send(id, 'bets', { bet: 2 });
    expect(await site.state(id, people.user)).toMatchObject({
      question: {
        bets: [
          { number: 1, percent: 60 },
          { number: 2, percent: null },
        ],
      },
    });
  });

  it('each are for one seat only, and end with the half', async () => {
    const { id, begin } = await start();
    const asInterviewer = (who: Visitor) =>
      Promise.all([
        site.deal(id, who, 1),
        send(id, 'numbers', { variant: null }, who),
        send(id, 'hints', { hint: 1 }, who),
        send(id, 'parts', { part: 1 }, who),
        send(id, 'bets', { bet: 1 }, who),
      ]);
    const codes = async (responses: Promise<Parameters<typeof codeOf>[0][]>) =>
      new Set((await responses).map(codeOf));
    await begin();
    expect(await codes(asInterviewer(people.other))).toEqual(new Set(['WRONG_SEAT']));
    expect(codeOf(await bet(id, {}, people.user))).toBe('WRONG_SEAT');
    expect(await codes(asInterviewer(people.admin))).toEqual(new Set(['NOT_FOUND']));
    expect(await codes(asInterviewer(people.nobody))).toEqual(new Set(['NOT_FOUND']));
    await site.stop(id);
    const [, ...others] = await asInterviewer(people.user);
    expect(new Set(others.map(codeOf))).toEqual(new Set(['HALF_OVER']));
    const late = await bet(id, {});
    expect(late.json()).toMatchObject({ code: 'HALF_OVER', message: 'This half has ended.' });
    await site.finish(id);
    expect(codeOf(await bet(id, {}))).toBe('MEETING_OVER');
    expect(codeOf(await site.deal(id, people.user, 1))).toBe('MEETING_OVER');
  });
});
