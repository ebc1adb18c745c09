import { describe, expect, it } from 'vitest';
import { parseTopicFile } from './topic-file.ts';

const fields = `name: Random walks
group: Stochastic processes
summary: Ruin, hitting times and paths of sums of independent steps.
tags: [random walk, gambler's ruin]
related: [martingales, markov-chains]
start: [ruin-at-dawn, back-home]
example: "2/5"
`;
const file = (change: { fields?: string; body?: string } = {}) =>
  `---\n${change.fields ?? fields}---\n${change.body ?? '\nIt is $\\frac25$.\n'}`;

describe('a topic file', () => {
  it('is read with its fields and its primer', () => {
    expect(parseTopicFile('random-walks', file())).toEqual({
      slug: 'random-walks',
      name: 'Random walks',
      group: 'Stochastic processes',
      summary: 'Ruin, hitting times and paths of sums of independent steps.',
      tags: ['random walk', "gambler's ruin"],
      related: ['martingales', 'markov-chains'],
      start: ['ruin-at-dawn', 'back-home'],
      example: '2/5',
      primer: 'It is $\\frac25$.',
    });
  });

  it('needs no primer', () => {
    const text = file({ fields: fields.replaceAll(/^(start|example).*\n/gm, ''), body: '' });
    const topic = parseTopicFile('random-walks', text);
    expect(topic.primer).toBe('');
    expect(topic.start).toBeUndefined();
    expect(topic.example).toBeUndefined();
  });

  it.each([
    ['name', 'name: ab', 'name: Name must have 3 to 60 characters'],
    ['name', '', 'name: Name must have 3 to 60 characters'],
    ['group', 'group: Poetry', 'group: Group must be one of: Probability, '],
    ['summary', 'summary: Short', 'summary: Summary must have 20 to 160 characters'],
    ['summary', `summary: ${'x'.repeat(161)}`, 'summary: Summary must have 20 to 160 characters'],
    ['tags', 'tags: dice', 'tags: Tags must be a list'],
    ['tags', 'tags: []', 'tags: Tags must not be empty'],
    ['tags', 'tags: [7]', 'tags: 0: Tags must be non-empty strings'],
    ['tags', 'tags: [dice, dice]', 'tags: Tags must not contain duplicates'],
    ['related', 'related: [martingales]', 'related: There must be 2 to 4 related topics'],
    ['related', 'related: [a, b, c, d, e]', 'related: There must be 2 to 4 related topics'],
    ['related', 'related: [Martingales, b]', 'related: 0: Related topics must be slugs'],
    ['related', 'related: [a, a]', 'related: Related topics must not contain duplicates'],
    ['related', 'related: [a, random-walks]', 'related: A topic must not be related to itself'],
    ['start', 'start: ruin-at-dawn', 'start: Questions to start with must be a list'],
    ['start', 'start: [ruin-at-dawn]', 'start: There must be 2 questions to start with'],
    ['start', 'start: [a, b, c]', 'start: There must be 2 questions to start with'],
    ['start', 'start: [Ruin at dawn, b]', 'start: 0: Questions to start with must be slugs'],
    ['start', 'start: [a, a]', 'start: Questions to start with must not contain duplicates'],
    ['start', '', 'start: A primer needs 2 questions to start with'],
    ['example', 'example: 0.4', 'example: Example must be a string'],
    ['example', 'example: ""', 'example: Example must not be empty'],
    ['example', '', 'example: A primer needs the number of its example'],
    ['example', 'exmple: "2/5"', 'Unrecognized key: "exmple"'],
    ['name', 'name: "open', 'the front matter is not valid YAML: '],
  ])('explains a bad %s: %j', (field, line, message) => {
    const text = fields.replace(new RegExp(`^${field}:.*\\n`, 'm'), line && `${line}\n`);
    expect(() => parseTopicFile('random-walks', file({ fields: text }))).toThrow(message);
  });

  it('explains an example without a primer, and a file that is not a topic', () => {
    expect(() => parseTopicFile('random-walks', file({ body: ' \n' }))).toThrow(
      'example: This example has no primer',
    );
    expect(() => parseTopicFile('random-walks', 'Hello')).toThrow('between two lines of ---');
  });
});
