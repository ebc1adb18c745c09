import { describe, expect, it } from 'vitest';
import { renderMarkup } from '#markup/render.ts';
import { readCollections } from '#server/modules/questions/topics/read-topics.ts';
import { bankQuestions as bank } from '../bank/whole-bank.ts';

const collections = await readCollections();

describe('the collections', () => {
  it('have a unique order', () => {
    const orders = collections.map(({ order }) => order);
    expect(orders).toEqual(orders.map((_, index) => index + 1));
  });

  it.each(collections)('$slug has only questions from the bank', ({ questions }) => {
    expect(questions.filter((slug) => !bank.has(slug))).toEqual([]);
  });

  it.each(collections)('$slug says in a sentence or two who it is for', ({ about }) => {
    expect(renderMarkup(about).html.match(/<p>/g)).toHaveLength(1);
  });

  it.each([
    ['trader', 25, 40],
    ['researcher', 25, 40],
    ['developer', 25, 40],
    ['ten-minutes-each', 20, 30],
    ['weekend-hard', 12, 18],
  ])('%s has from %d to %d questions', (slug, fewest, most) => {
    const { questions = [] } = collections.find((collection) => collection.slug === slug) ?? {};
    expect(questions.length).toBeGreaterThanOrEqual(fewest);
    expect(questions.length).toBeLessThanOrEqual(most);
  });

  it('begin with thirty free questions, nearly all Easy or Medium', () => {
    const [starter] = collections;
    const questions = starter?.questions.map((slug) => bank.get(slug)) ?? [];
    expect(starter?.slug).toBe('starter');
    expect(questions).toHaveLength(30);
    expect(questions.filter((question) => question?.premium)).toEqual([]);
    const hard = questions.filter((question) => question?.difficulty === 'Hard');
    expect(hard.length).toBeLessThanOrEqual(3);
  });

  it('end with questions that are all Hard', () => {
    const levels = collections.at(-1)?.questions.map((slug) => bank.get(slug)?.difficulty);
    expect(new Set(levels)).toEqual(new Set(['Hard']));
  });
});
