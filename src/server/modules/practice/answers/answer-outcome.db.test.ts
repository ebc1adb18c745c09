import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openRooms } from '#server/rooms.ts';
import { insertAnswer } from '#test/support/answers.ts';
import type { Person } from '#test/support/people.ts';
import { insertQuestions } from '#test/support/questions.ts';
import { createReviewSite, type ReviewSite } from '#test/support/review-site.ts';
import { insertSolution } from '#test/support/solutions.ts';

const day = 86_400_000;
let site: ReviewSite;
let user: Person;
beforeAll(async () => {
  site = await createReviewSite();
  ({ user } = site.people);
});
afterAll(() => site.close());
beforeEach(() => site.reset());

const give = async (id: number, given = '2/3', more: object = {}, who = user) =>
  (await who.post(`/api/questions/${id}/answer`, { answer: given, ...more })).json();
const reveal = async (id: number) => (await user.post(`/api/questions/${id}/answer/reveal`)).json();

/** A question with a hint and a solution. */
async function newHelpful() {
  const { pool } = site.database;
  const [questionId = 0] = await insertQuestions(pool, [{}]);
  const hints = [{ source: 'Look.', html: '<p>Look.</p>' }];
  await insertAnswer(pool, { questionId, hints });
  await insertSolution(pool, { questionId });
  return questionId;
}

/** What running the simulation leaves behind. */
const explore = (id: number) =>
  site.query(
    `insert into learner_questions (user_id, question_id, used_simulation, helped_at)
     values ($1, $2, true, $3)`,
    [user.id, id, site.now()],
  );

describe('the rating', () => {
  it('is told before and after, whether the answer was right, wrong or revealed', async () => {
    const first = await give(await site.newQuestion());
    expect(first).toMatchObject({ unrated: null, rating: { before: 1500 } });
    expect(first.rating.after).toBeGreaterThan(1500);
    const second = await give(await site.newQuestion(), '5');
    expect(second.rating.before).toBe(first.rating.after);
    expect(second.rating.after).toBeLessThan(second.rating.before);
    const third = await reveal(await newHelpful());
    expect(third.rating.before).toBe(second.rating.after);
    expect(third.rating.after).toBeLessThan(third.rating.before);
    const { rating } = (await user.get('/api/practice/record')).json();
    expect(third.rating.after).toBe(Math.round(rating.rating));
  });

  it('does not exist for visitors, and a slip moves nothing', async () => {
    const id = await site.newQuestion();
    const none = { rating: null, unrated: null, pace: null, streak: null };
    const { nobody } = site.people;
    const answer = { answer: '2/3' };
    expect((await nobody.post(`/api/questions/${id}/answer`, answer)).json()).toMatchObject(none);
    expect(await give(id, '0.7')).toMatchObject({
      verdict: 'incomplete',
      ...none,
      streak: { days: 1 },
    });
    expect(await give(id)).toMatchObject({ rating: { before: 1500 } });
  });
});

describe('an answer that is not rated', () => {
  it.each([
    ['hint', (id: number) => user.get(`/api/questions/${id}/hints/1`)],
    ['simulation', explore],
    ['solution', (id: number) => user.get(`/api/solutions/${id}`)],
    ['solution', (id: number) => user.post(`/api/questions/${id}/answer/reveal`)],
    ['solution', () => user.get('/api/anki')],
    ['repeat', (id: number) => give(id, '5')],
  ])('says that it was: %s', async (unrated, before) => {
    const id = await newHelpful();
    await site.changes.settle();
    await before(id);
    expect(await give(id)).toMatchObject({ verdict: 'right', rating: null, unrated });
  });

  it('was a review', async () => {
    const id = await site.newDue();
    expect(await give(id)).toMatchObject({ review: {}, rating: null, unrated: 'review' });
    expect(await give(id)).toMatchObject({ review: null, rating: null, unrated: 'repeat' });
  });

  it('was one too many for today', async () => {
    await give(await site.newQuestion());
    await site.query('update learners set rated_today = 100');
    const id = await site.newQuestion();
    expect(await give(id)).toMatchObject({ rating: null, unrated: 'limit' });
    site.wait(day);
    expect(await give(await site.newQuestion())).toMatchObject({ unrated: null });
  });
});

describe('the streak', () => {
  it('is told once a day, by the answer that made it grow', async () => {
    const id = await newHelpful();
    await user.get(`/api/questions/${id}/hints/1`);
    expect(await give(id, '5')).toMatchObject({ streak: { days: 1 } });
    expect(await give(id)).toMatchObject({ streak: null });
    expect(await give(await site.newQuestion())).toMatchObject({ streak: null });
    site.wait(day);
    expect(await give(await site.newQuestion())).toMatchObject({ streak: { days: 2 } });
    expect(await give(await site.newQuestion())).toMatchObject({ streak: null });
    site.wait(2 * day);
    expect(await give(await site.newQuestion())).toMatchObject({ streak: { days: 1 } });
  });

  it("goes by the learner's own days, and by what counts as activity", async () => {
    // Noon in UTC: already tomorrow in Kiritimati.
    await give(await site.newQuestion());
    await site.query("update users set time_zone = 'Pacific/Kiritimati'");
    site.wait(23 * 3_600_000);
    const id = await site.newQuestion();
    expect(await give(id)).toMatchObject({ streak: { days: 2 } });
    // Typing it again a day later is no review.
    site.wait(day);
    expect(await give(id)).toMatchObject({ review: null, streak: null });
  });
});

describe('the pace', () => {
  const shownAt = () => ({ shownAt: site.now().toISOString() });
  const timed = (activeSeconds: number) => {
    const shown = shownAt();
    site.wait(activeSeconds * 1000);
    return { ...shown, activeSeconds };
  };
  const publish = () => openRooms(site.deps).practice.services.measures.publish();

  /** Right first answers of somebody else, which took from 61 s up. */
  const addSolves = (id: number, count: number, more = "'right', 1500") =>
    site.query(
      `insert into attempts (user_id, question_id, kind, active_seconds, verdict, opponent_rating)
       select $2, $1, 'answer', 60 + n, ${more} from generate_series(1, $3) n`,
      [id, site.people.other.id, count],
    );

  it('is told from 20 others on, as of the last hour', async () => {
    const ids = [await site.newQuestion(), await site.newQuestion()];
    const [many = 0, few = 0] = ids;
    await addSolves(many, 21);
    await addSolves(many, 40, "'wrong', 1500");
    await addSolves(many, 40, "'right', null");
    await addSolves(few, 19);
    await publish();
    expect(await give(many, '2/3', timed(95))).toMatchObject({ pace: { seconds: 95, others: 71 } });
    expect(await give(few, '2/3', timed(95))).toMatchObject({ pace: null });
  });

  it('is not told after a wrong answer, of an unknown time, or of a later try', async () => {
    const id = await site.newQuestion();
    await addSolves(id, 20);
    await publish();
    expect(await give(id, '5', timed(95))).toMatchObject({ pace: null });
    expect(await give(id, '2/3', timed(95))).toMatchObject({ pace: null });
    const { admin } = site.people;
    expect(await give(id, '2/3', {}, admin)).toMatchObject({ verdict: 'right', pace: null });
  });

  it('follows what others take now, and drops no cached page', async () => {
    const id = await site.newQuestion();
    await addSolves(id, 600);
    await publish();
    const announced: string[] = [];
    site.changes.on('questions', () => announced.push('questions'));
    const paces = () => site.query('select * from question_paces');
    // Of the latest 500, which took 161 to 660 s.
    expect(await paces()).toEqual([{ question_id: id, seconds: 410 }]);
    await site.query('update attempts set active_seconds = 100');
    await publish();
    expect(await paces()).toEqual([{ question_id: id, seconds: 100 }]);
    await site.query('update attempts set active_seconds = null');
    await publish();
    expect(await paces()).toEqual([]);
    await site.changes.settle();
    expect(announced).toEqual([]);
  });
});
