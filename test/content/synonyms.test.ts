import { describe, expect, it } from 'vitest';
import { readSynonyms, readTopics } from '#server/modules/questions/topics/read-topics.ts';
import { bankQuestions } from '../bank/whole-bank.ts';

const synonyms = await readSynonyms();
const questions = [...bankQuestions.values()];
const texts = [
  ...questions.flatMap(({ name, subject = '', tags, description }) => [
    name,
    subject,
    ...tags,
    description,
  ]),
  ...(await readTopics()).flatMap(({ name, summary }) => [name, summary]),
].map((text) => text.toLowerCase().replaceAll(/\s+/g, ' '));

describe('the synonyms', () => {
  it('have at least 60 groups', () => {
    expect(synonyms.length).toBeGreaterThanOrEqual(60);
  });

  it('have each term in one group', () => {
    const terms = synonyms.flat().map((term) => term.toLowerCase());
    expect(terms.filter((term, index) => terms.indexOf(term) !== index)).toEqual([]);
  });

  it.each(synonyms.map((terms) => ({ terms })))('$terms find a question', ({ terms }) => {
    const found = terms.filter((term) => texts.some((text) => holds(text, term.toLowerCase())));
    expect(found).not.toEqual([]);
  });
});

/** At the beginning of a word: “ar” is not in “share”, but “queue” is in “queues”. */
function holds(text: string, term: string): boolean {
  return new RegExp(`(?<![\\p{L}\\d])${RegExp.escape(term)}`, 'u').test(text);
}
