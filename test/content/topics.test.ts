import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { renderMarkup } from '#markup/render.ts';
import { bankFolder } from '#server/modules/questions/bank/read-bank.ts';
import { readAnswer } from '#server/modules/questions/judging/read-answer.ts';
import { readTopics } from '#server/modules/questions/topics/read-topics.ts';
import { topicGroups } from '#server/modules/questions/topics/topic-groups.ts';
import { isNear } from '../bank/is-near.ts';
import { findEquationProblems } from '../bank/rules/equation-rules.ts';
import { loadProof, proofPath } from '../bank/rules/proof.ts';
import { bankQuestions } from '../bank/whole-bank.ts';

const topics = await readTopics();
const bank = [...bankQuestions].map(([slug, { tags }]) => ({ slug, tags }));
const slugs = new Set(topics.map(({ slug }) => slug));
const topicsOf = (tag: string) => topics.filter(({ tags }) => tags.includes(tag));
const withPrimer = topics.filter(({ primer }) => primer !== '');

/** What the questions of a topic say, without emphasis. */
function statementsOf(tags: readonly string[]): string[] {
  return [...bankQuestions.values()]
    .filter((question) => question.tags.some((tag) => tags.includes(tag)))
    .map(({ description, subject, answer }) => {
      const parts = answer.kind === 'parts' ? answer.parts.map(({ question }) => question) : [];
      return plain([subject, description, ...parts].join(' '));
    });
}

function plain(text: string): string {
  return text.replaceAll(/[*_]/g, '').replaceAll(/\s+/g, ' ').toLowerCase();
}

describe('the topics', () => {
  it('are about 40 across all groups, most of them with a primer', () => {
    expect(topics.length).toBeGreaterThanOrEqual(40);
    expect(new Set(topics.map(({ group }) => group))).toEqual(new Set(topicGroups));
    expect(withPrimer.length).toBeGreaterThanOrEqual(22);
  });

  it('have different names', () => {
    expect(new Set(topics.map(({ name }) => name.toLowerCase())).size).toBe(topics.length);
  });

  it('cover every tag of the bank exactly once, and no others', () => {
    const tags = new Set(bank.flatMap((question) => question.tags));
    expect([...tags].filter((tag) => topicsOf(tag).length !== 1)).toEqual([]);
    expect(topics.flatMap((topic) => topic.tags).filter((tag) => !tags.has(tag))).toEqual([]);
  });

  it('cover every question of the bank', () => {
    expect(bank.filter(({ tags }) => tags.flatMap(topicsOf).length === 0)).toEqual([]);
  });

  it.each(topics)('$slug is related to topics that exist', ({ related }) => {
    expect(related.filter((slug) => !slugs.has(slug))).toEqual([]);
  });

  it.each(topics)('$slug has a summary that is one sentence', ({ summary }) => {
    expect(summary).toMatch(/^[A-Z].*[^.]\.$/);
  });
});

describe.each(withPrimer)('the primer of $slug', (topic) => {
  const { slug, tags, start = [], primer, example = '' } = topic;

  it('can be read in two minutes', () => {
    const words = primer.split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(150);
    expect(words).toBeLessThanOrEqual(300);
  });

  it('opens with words that its questions use', () => {
    const opening = /^You need this when the question says ("[^.]*)/.exec(primer)?.[1] ?? '';
    const words = [...opening.matchAll(/"([^"]+)"/g)].map(([, word = '']) => word);
    expect(words.length, opening).toBeGreaterThanOrEqual(3);
    const statements = statementsOf(tags);
    const isUsed = (word: string) => statements.some((text) => text.includes(plain(word)));
    expect(words.filter((word) => !isUsed(word))).toEqual([]);
  });

  it('says under which conditions it holds', () => {
    expect(primer.match(/^\*\*Holds if\*\* \S/gm)).toHaveLength(1);
  });

  it('starts with two questions of the topic', () => {
    const found = start.map((question) => bankQuestions.get(question)?.tags ?? []);
    expect(found).toHaveLength(2);
    expect(found.filter((own) => !own.some((tag) => tags.includes(tag)))).toEqual([]);
  });

  it('can be rendered', () => {
    const { html } = renderMarkup(primer);
    expect(html).not.toMatch(/formula-error|markup-raw/);
  });

  it('has equations that hold', () => {
    expect(findEquationProblems([primer])).toEqual([]);
  });

  it('works out the number that the proof computes', async () => {
    const loaded = await loadProof(bankFolder, `topics/${slug}.md`);
    if ('problem' in loaded) throw new Error(loaded.problem);
    const { given } = readAnswer(example, null);
    expect(given && isNear(loaded.module.exact({}), given.value), example).toBe(true);
    const formulas = [...primer.matchAll(/\$\$(.*?)\$\$/gs)].map(([, formula = '']) => formula);
    expect(formulas.map(withoutMarks).join('\n')).toContain(withoutMarks(example));
  });
});

it('have no proof without a primer', async () => {
  for (const { slug, primer } of topics) {
    if (primer !== '') continue;
    await expect(access(join(bankFolder, proofPath(`topics/${slug}.md`)))).rejects.toThrow();
  }
});

/** `\frac{7}{2}`, `\frac72` and `7/2` are the same. */
function withoutMarks(formula: string): string {
  return formula.replaceAll(/[\s{}/]|\\[dt]?frac/g, '');
}
