import { describe, expect, it } from 'vitest';
import { landingTopics } from '#shared/domain/landing-topics.ts';
import { bankQuestions } from './whole-bank.ts';

const questions = [...bankQuestions.values()];
type Question = (typeof questions)[number];

const percentOf = (holds: (question: Question) => boolean) =>
  (questions.filter(holds).length / questions.length) * 100;

describe('the question bank', () => {
  it('holds 400 questions, as the README says', () => {
    expect(questions.length).toBeGreaterThanOrEqual(400);
  });

  it.each(landingTopics)('holds at least 25 questions in %s', (topic) => {
    const inTopic = questions.filter(({ category }) => category === topic);
    expect(inTopic.length).toBeGreaterThanOrEqual(25);
  });

  it.each([
    ['Easy', 38],
    ['Medium', 44],
    ['Hard', 18],
  ])('has %s questions at about %d%%', (level, percent) => {
    const share = percentOf(({ difficulty }) => difficulty === level);
    expect(Math.abs(share - percent)).toBeLessThanOrEqual(5);
  });

  it('keeps about a third for subscribers', () => {
    const share = percentOf(({ premium }) => premium);
    expect(share).toBeGreaterThanOrEqual(28);
    expect(share).toBeLessThanOrEqual(40);
  });

  it('computes all answers but ten', () => {
    expect(questions.filter(({ answer }) => answer.kind === 'open')).toHaveLength(10);
  });
});
