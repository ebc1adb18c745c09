import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '#shared/contracts/answer.ts';
import { type AnswerSite, createAnswerSite } from '#test/support/answer-site.ts';
import { Visitor } from '#test/support/http.ts';
import { useUpAllButOne } from '#test/support/rate-limits.ts';

const answer: Answer = {
  kind: 'parts',
  parts: [
    { question: 'A **fair** price?', hints: 1, answer: { kind: 'fraction', value: '21/2' } },
    {
      question: 'Who lifts you?',
      hints: 0,
      answer: { kind: 'choice', choices: ['Nobody', 'One who knows'], value: 2 },
    },
    {
      question: 'The new price?',
      hints: 1,
      answer: { kind: 'number', value: 12, unit: 'dollars' },
    },
  ],
};
const second = {
  kind: 'choice',
  unit: null,
  choices: ['<p>Nobody</p>\n', '<p>One who knows</p>\n'],
  html: '<p>Who lifts you?</p>\n',
  hints: { before: 1, count: 0 },
};

describe('a question in parts', () => {
  let site: AnswerSite;
  beforeAll(async () => {
    site = await createAnswerSite();
  });
  afterAll(() => site.close());

  type Earlier = (string | null)[];
  const give = (who: Visitor, id: number, earlier: Earlier, given: string) =>
    who.post(`/api/questions/${id}/answer`, { answer: given, earlier });
  const giveUp = (who: Visitor, id: number, part: number | string) =>
    who.post(`/api/questions/${id}/answer/reveal?part=${part}`);
  const logOf = async (id: number) =>
    (
      await site.database.pool.query(
        'select kind, verdict, given, opponent_rating is not null as rated from attempts where question_id = $1 order by id',
        [id],
      )
    ).rows;

  it('shows its first part only', async () => {
    const id = await site.ask({ answer });
    const { answer: asked, hintCount } = (await site.nobody.get(`/api/questions/${id}`)).json();
    expect(hintCount).toBe(0);
    expect(asked).toEqual({
      kind: 'parts',
      unit: null,
      choices: null,
      parts: {
        count: 3,
        first: {
          kind: 'fraction',
          unit: null,
          choices: null,
          html: '<p>A <strong>fair</strong> price?</p>\n',
          hints: { before: 0, count: 1 },
        },
      },
    });
  });

  it('opens a part after the one before it, and is right if all were right at first', async () => {
    const id = await site.ask({ answer });
    const first = (await give(site.user, id, [], '10.5')).json();
    expect(first).toMatchObject({
      verdict: 'right',
      message: 'Right.',
      isSolved: false,
      status: 'attempted',
      rating: null,
      review: null,
      next: second,
    });
    expect(await logOf(id)).toEqual([{ kind: 'mark', verdict: null, given: null, rated: false }]);
    expect((await give(site.user, id, ['10.5'], '2')).json().next.html).toContain('new price');
    const last = (await give(site.user, id, ['10.5', '2'], '12')).json();
    expect(last).toMatchObject({
      verdict: 'right',
      isSolved: true,
      status: 'solved',
      review: { grade: 3 },
      next: null,
    });
    expect(last.rating.after).toBeGreaterThan(last.rating.before);
    expect((await logOf(id)).at(-1)).toMatchObject({
      kind: 'answer',
      verdict: 'right',
      given: 'Part 3: 12',
      rated: true,
    });
  });

  it('is wrong once a part is, though it can still be finished', async () => {
    const id = await site.ask({ answer });
    await give(site.user, id, [], '21/2');
    const missed = (await give(site.user, id, ['21/2'], '1')).json();
    expect(missed).toMatchObject({ verdict: 'wrong', next: null, review: { grade: 1 } });
    expect(missed.rating.after).toBeLessThan(missed.rating.before);
    const finished = (await give(site.user, id, ['21/2', '2'], '12')).json();
    expect(finished).toMatchObject({ isSolved: true, rating: null, unrated: 'repeat' });
    expect((await logOf(id)).map(({ given }) => given)).toEqual([
      null,
      'Part 2: Nobody',
      'Part 3: 12',
    ]);
  });

  it('can be given up part by part, and is not solved then', async () => {
    const id = await site.ask({ answer });
    expect((await giveUp(site.user, id, 1)).json()).toMatchObject({
      value: expect.stringContaining('10.5'),
      number: 10.5,
      next: second,
      status: 'attempted',
    });
    await give(site.user, id, [null], '2');
    expect((await give(site.user, id, [null, '2'], '12')).json()).toMatchObject({
      verdict: 'right',
      isSolved: false,
      unrated: 'solution',
    });
    expect((await giveUp(site.user, id, 3)).json()).toMatchObject({ number: 12, next: null });
  });

  it('counts a part as given up that is only said to be', async () => {
    const id = await site.ask({ answer });
    expect((await give(site.user, id, [null, null], '12')).json()).toMatchObject({
      verdict: 'right',
      isSolved: false,
    });
    expect(await logOf(id)).toMatchObject([{ kind: 'reveal', rated: true }, { kind: 'answer' }]);
  });

  it('keeps later parts closed', async () => {
    const id = await site.ask({ answer });
    for (const earlier of [['10'], ['what?'], ['21/2', '1']]) {
      const reply = await give(site.user, id, earlier, '2');
      expect(reply.statusCode).toBe(409);
      expect(reply.json().code).toBe('PART_CLOSED');
    }
    expect(await logOf(id)).toEqual([]);
    expect((await give(site.nobody, id, [null], '2')).statusCode).toBe(401);
    expect((await give(site.user, id, ['21/2', '2', '12'], '1')).statusCode).toBe(404);
    expect((await give(site.user, id, ['1', '2', '3', '4'], '1')).statusCode).toBe(400);
    expect((await giveUp(site.user, id, 4)).statusCode).toBe(404);
    expect((await giveUp(site.user, id, 5)).statusCode).toBe(400);
    expect((await giveUp(site.nobody, id, 1)).statusCode).toBe(401);
    const single = await site.ask();
    expect((await give(site.user, single, ['1'], '2/3')).statusCode).toBe(404);
    expect((await give(site.user, single, [null], '2/3')).statusCode).toBe(404);
    expect((await giveUp(site.user, single, 1)).statusCode).toBe(404);
    expect(await logOf(single)).toEqual([]);
  });

  it('can be answered by visitors', async () => {
    const id = await site.ask({ answer });
    expect((await give(site.nobody, id, [], '21/2')).json().next).toEqual(second);
    expect((await give(site.nobody, id, ['21/2', '2'], '12')).json()).toMatchObject({
      isSolved: true,
      status: null,
    });
  });

  it('protects a premium answer in each part', async () => {
    const id = await site.ask({ answer }, { isPremium: true });
    expect((await giveUp(site.user, id, 1)).statusCode).toBe(403);
    expect((await give(site.user, id, [null], '2')).statusCode).toBe(403);
    expect((await giveUp(site.subscriber, id, 1)).statusCode).toBe(200);
    const guesser = new Visitor(site.app, { ip: '192.0.2.77' });
    useUpAllButOne(60);
    // A guess at an earlier part is a guess.
    await give(guesser, id, ['10'], '2');
    expect((await give(guesser, id, ['11'], '2')).statusCode).toBe(409);
    expect((await give(guesser, id, ['21/2'], '2')).statusCode).toBe(429);
  });

  it('reveals all parts at once in a review', async () => {
    const id = await site.ask({ answer });
    const reply = await site.user.post(`/api/questions/${id}/answer/reveal`);
    expect(reply.json()).toMatchObject({ number: 12, next: null });
    expect(reply.json().value).toContain('<ol>');
  });
});
