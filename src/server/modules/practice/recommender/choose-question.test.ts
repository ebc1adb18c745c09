import { describe, expect, it } from 'vitest';
import { strengthOfLabel } from '../attempts/ratings/question-rating.ts';
import { chanceOf, newLearner, ratingAtChance } from '../attempts/ratings/rating.ts';
import { type Candidate, chooseQuestion } from './choose-question.ts';
import { type LearnerStrength, replayAnswers, strengthOf } from './learner-strength.ts';
import { recordTopics, shareOf, weakestTopics } from './topic-records.ts';

const now = new Date('2026-03-02T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const topics = [
  { slug: 'coins', name: 'Coins', tags: ['coin', 'toss'] },
  { slug: 'dice', name: 'Dice', tags: ['die'] },
  { slug: 'walks', name: 'Walks', tags: ['walk'] },
];
const results = (tag: string, right: number, total: number, days = 1) =>
  Array.from({ length: total }, (_, index) => ({
    tags: [tag, 'other'],
    isRight: index < right,
    seenAt: daysAgo(days),
  }));
const learner: LearnerStrength = {
  overall: { rating: 1500, deviation: 60, results: 40 },
  categories: new Map(),
};
const candidate = (id: number, chance: number, tag = 'none', category = 'x'): Candidate => ({
  id,
  category,
  tags: [tag],
  strength: {
    rating: ratingAtChance(learner.overall ?? newLearner, chance, 90),
    deviation: 90,
  },
});
const choose = (
  candidates: Candidate[],
  records = recordTopics(topics, []),
  who: LearnerStrength = learner,
  starters: number[] = [],
) => chooseQuestion(candidates, { learner: who, records, starters, now });

it('inverts the chance', () => {
  const own = { rating: 1612, deviation: 130 };
  for (const chance of [0.1, 0.5, 0.6, 0.75, 0.99]) {
    const rating = ratingAtChance(own, chance, 90);
    expect(chanceOf(own, { rating, deviation: 90 })).toBeCloseTo(chance, 12);
  }
});

describe('the next question', () => {
  it('has a chance of 60 to 75%, however much the others would help', () => {
    const weak = recordTopics(topics, results('die', 0, 9, 90));
    const choice = choose(
      [candidate(1, 0.9, 'die'), candidate(2, 0.55, 'die'), candidate(3, 0.7), candidate(4, 0.3)],
      weak,
    );
    expect(choice).toMatchObject({ question: { id: 3 }, chance: expect.closeTo(0.7, 6) });
  });

  it('is the closest to that if there is none', () => {
    expect(choose([candidate(1, 0.4), candidate(2, 0.81), candidate(3, 0.95)])).toMatchObject({
      question: { id: 2 },
    });
    expect(choose([])).toBeNull();
  });

  it('comes from the weakest topic', () => {
    const records = recordTopics(topics, [...results('die', 1, 6), ...results('coin', 5, 6)]);
    expect(choose([candidate(1, 0.67, 'coin'), candidate(2, 0.61, 'die')], records)).toMatchObject({
      question: { id: 2 },
      reason: 'weakest',
      topic: { slug: 'dice' },
    });
  });

  it('comes from a topic that has not been practiced in a while', () => {
    const records = recordTopics(topics, [
      ...results('die', 3, 6, 1),
      ...results('walk', 1, 4, 1),
      ...results('coin', 5, 6, 50),
    ]);
    expect(choose([candidate(1, 0.67, 'die'), candidate(2, 0.61, 'toss')], records)).toMatchObject({
      question: { id: 2 },
      reason: 'unseen',
      daysUnseen: 50,
    });
  });

  it('comes from a new topic before one that goes well', () => {
    const records = recordTopics(topics, results('die', 6, 6));
    const choice = choose([candidate(1, 0.67, 'die'), candidate(2, 0.61, 'walk')], records);
    expect(choice).toMatchObject({ question: { id: 2 }, reason: 'new', daysUnseen: null });
    expect(choose([candidate(1, 0.67, 'die')], records)).toMatchObject({ reason: 'weak' });
    expect(choose([candidate(1, 0.67)], records)).toMatchObject({ reason: 'level', topic: null });
  });

  it("uses the learner's rating in a category, if there is one", () => {
    const strong = new Map([['strong', { rating: 2000, deviation: 60, results: 8 }]]);
    const who = { ...learner, categories: strong };
    const candidates = [candidate(1, 0.7, 'none', 'strong'), candidate(2, 0.61)];
    expect(choose(candidates, undefined, who)).toMatchObject({ question: { id: 2 }, results: 40 });
    expect(choose(candidates)).toMatchObject({ question: { id: 1 } });
    expect(choose(candidates.slice(0, 1), undefined, who)).toMatchObject({ results: 8 });
  });

  it('is an easy one for a newcomer', () => {
    const labels = (['Hard', 'Medium', 'Easy'] as const).map((difficulty, index) => ({
      ...candidate(index + 1, 0.5),
      strength: strengthOfLabel(difficulty),
    }));
    const who = { overall: null, categories: new Map() };
    expect(choose(labels, undefined, who)).toMatchObject({ question: { id: 3 }, reason: 'first' });
  });

  describe('every fifth time', () => {
    const after = (results: number) => ({ ...learner, overall: { ...newLearner, results } });
    const fifth = { ...learner, overall: { rating: 1500, deviation: 60, results: 44 } };

    it('is a stretch', () => {
      const candidates = [candidate(1, 0.67), candidate(2, 0.47), candidate(3, 0.3)];
      expect(choose(candidates, undefined, fifth)).toMatchObject({
        question: { id: 2 },
        reason: 'stretch',
      });
      expect(choose(candidates)).toMatchObject({ question: { id: 1 } });
      const stretches = Array.from({ length: 20 }, (_, results) => results).filter(
        (results) =>
          choose(
            [
              { ...candidate(1, 0.5), strength: strengthOfLabel('Medium') },
              { ...candidate(2, 0.5), strength: strengthOfLabel('Easy') },
            ],
            undefined,
            after(results),
          )?.reason === 'stretch',
      );
      expect(stretches).toEqual([4, 9, 14, 19]);
    });

    it('fits as usual if nothing is just a little harder', () => {
      const candidates = [candidate(1, 0.67), candidate(2, 0.36), candidate(3, 0.58)];
      expect(choose(candidates, undefined, fifth)).toMatchObject({
        question: { id: 1 },
        chance: expect.closeTo(0.67, 6),
      });
    });
  });

  it('is a starter as long as one of them fits', () => {
    const weak = recordTopics(topics, results('die', 0, 9));
    const candidates = [candidate(1, 0.67, 'die'), candidate(2, 0.62), candidate(3, 0.8)];
    expect(choose(candidates, weak, learner, [2, 3])).toMatchObject({ question: { id: 2 } });
    expect(choose(candidates, weak, learner, [3])).toMatchObject({ question: { id: 1 } });
    const plain = [candidate(1, 0.67), candidate(2, 0.62), candidate(3, 0.67)];
    expect(choose(plain, undefined, learner, [2, 1])).toMatchObject({ question: { id: 2 } });
    const hard = [candidate(1, 0.4), candidate(2, 0.4), candidate(3, 0.3)];
    expect(choose(hard, undefined, learner, [3, 2])).toMatchObject({ question: { id: 2 } });
  });

  it('is the same whatever the order', () => {
    const candidates = [candidate(9, 0.65), candidate(3, 0.65), candidate(7, 0.65)];
    expect(choose(candidates)).toEqual(choose([...candidates].reverse()));
    expect(choose(candidates)).toMatchObject({ question: { id: 3 } });
  });
});

describe("a learner's strength", () => {
  it('includes only the categories with enough results', () => {
    const own = { rating: 1600, deviation: 120 };
    const { overall, categories } = strengthOf([
      { ...own, category: '', results: 15 },
      { ...own, category: 'finance', results: 8 },
      { ...own, category: 'calculus', results: 7 },
    ]);
    expect(overall).toMatchObject({ results: 15 });
    expect([...categories.keys()]).toEqual(['finance']);
  });

  it('follows from unrated answers, too', () => {
    const answered = (isRight: boolean) =>
      replayAnswers([{ category: 'x', strength: strengthOfLabel('Medium'), isRight }], now);
    expect(answered(true).overall?.rating).toBeGreaterThan(newLearner.rating);
    expect(answered(false).overall?.rating).toBeLessThan(newLearner.rating);
    expect(answered(true).overall).toMatchObject({ results: 1 });
    expect(replayAnswers([], now).overall).toBeNull();
  });
});

describe('the weakest topics', () => {
  it('have at least three results, and one that was wrong', () => {
    const records = recordTopics(topics, [
      ...results('coin', 0, 2),
      ...results('die', 3, 3),
      ...results('walk', 2, 3),
    ]);
    expect(weakestTopics(records)).toMatchObject([{ slug: 'walks', right: 2, total: 3 }]);
  });

  it('count a question once, whatever its tags', () => {
    const both = [{ tags: ['coin', 'toss'], isRight: true, seenAt: null }];
    expect(recordTopics(topics, both)[0]).toMatchObject({ right: 1, total: 1, seenAt: null });
    expect(shareOf({ right: 1, total: 1 })).toBeCloseTo(2 / 3);
  });
});
