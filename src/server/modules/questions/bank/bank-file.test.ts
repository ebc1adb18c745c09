import { describe, expect, it } from 'vitest';
import { parseBankFile as parseFile } from './bank-file.ts';

const fields = `name: Two dice
subject: Sum of two dice
category: Probability
difficulty: Easy
type: Quantitative Trader
premium: false
tags: [dice, sums]
answer:
  kind: fraction
  value: "1/6"
`;
const body = `# Question

Two dice are thrown. What is the chance of a **seven**?

# Hint

Count the pairs.

# Hint

There are six.

# Solution

## Idea

\`\`\`python
# Question
print(6 / 36)
\`\`\`

---

It is $\\frac16$.
`;
const parseBankFile = (text: string) => parseFile({ text, variants: null });
const file = (change: { fields?: string; body?: string } = {}) =>
  `---\n${change.fields ?? fields}---\n${change.body ?? body}`;

describe('a file of the question bank', () => {
  it('is read with its fields, hints and solution', () => {
    expect(parseBankFile(file())).toEqual({
      name: 'Two dice',
      subject: 'Sum of two dice',
      category: 'Probability',
      difficulty: 'Easy',
      type: 'Quantitative Trader',
      premium: false,
      tags: ['dice', 'sums'],
      answer: { kind: 'fraction', value: '1/6' },
      description: 'Two dice are thrown. What is the chance of a **seven**?',
      hints: ['Count the pairs.', 'There are six.'],
      solution: '## Idea\n\n```python\n# Question\nprint(6 / 36)\n```\n\n---\n\nIt is $\\frac16$.',
      followUps: [],
    });
  });

  it('accepts CRLF and a byte order mark', () => {
    expect(parseBankFile(`\uFEFF${file().replaceAll('\n', '\r\n')}`)).toEqual(
      parseBankFile(file()),
    );
  });

  it('may end with follow-ups and their answers', () => {
    const followUps =
      '# Follow-up\nAnd eight?\n# Answer\nFive.\n# Follow-up\nNine?\n# Answer\nFour.';
    expect(parseBankFile(`${file()}\n${followUps}`).followUps).toEqual([
      { question: 'And eight?', answer: 'Five.' },
      { question: 'Nine?', answer: 'Four.' },
    ]);
  });

  it('states what of a follow-up can be checked', () => {
    const body = `${file()}\n# Follow-up\nAnd eight?\n# Answer\nFive.\n# Follow-up\nWhy?\n# Answer\nSo.`;
    const checked = body.replace(
      '\n---\n#',
      '\nfollowUps: [{ kind: fraction, value: "5/36" }, null]\n---\n#',
    );
    expect(parseBankFile(checked).followUps).toEqual([
      { question: 'And eight?', answer: 'Five.', check: { kind: 'fraction', value: '5/36' } },
      { question: 'Why?', answer: 'So.' },
    ]);
    expect(() => parseBankFile(checked.replace(', null', ''))).toThrow(
      'followUps: 1 answers, but 2 # Follow-up',
    );
    expect(() =>
      parseBankFile(checked.replace('fraction, value: "5', 'interval, value: "5')),
    ).toThrow('followUps: 0: check: ');
  });

  it('needs no hint', () => {
    const text = '# Question\nLong enough to be one.\n# Solution\nSix.';
    expect(parseBankFile(file({ body: text }))).toMatchObject({ hints: [], solution: 'Six.' });
  });

  it.each([
    ['~~~~\n# Solution\n~~~\n# Hint\n~~~~~\nSix.'],
    ['```\n# Solution\n    ```\n```\nSix.'],
    ['``` is no fence ```\nSix.'],
    ['#Solution\n\\# Hint\n## Solution'],
  ])('recognizes only real headings: %j', (solution) => {
    const text = `# Question\nLong enough to be one.\n# Solution\n${solution}`;
    expect(parseBankFile(file({ body: text })).solution).toBe(solution);
  });

  it.each([
    ['name', 'name: ab', 'name: Name must be at least 3 characters'],
    ['subject', 'subject: ""', 'subject: Subject line must not be empty'],
    [
      'subject',
      `subject: ${'x'.repeat(161)}`,
      'subject: Subject line must be no more than 160 characters',
    ],
    ['name', 'name: [1, 2]', 'name: Name must be at least 3 characters'],
    ['category', '', 'category: Category is required'],
    ['difficulty', 'difficulty: easy', 'difficulty: Difficulty must be Easy, Medium or Hard'],
    ['type', 'type: 7', 'type: Type must be text'],
    ['premium', 'premium: maybe', 'premium: Premium must be true or false'],
    ['tags', 'tags: [dice, 7]', 'tags: 1: Tags must be strings'],
    ['tags', 'tags: [""]', 'tags: 0: Tags must not be empty'],
    ['answer', 'answer:', 'answer: The answer needs a kind'],
    ['answer', 'answer: {value: 7}', 'answer: kind: The answer needs a kind'],
    ['answer', 'answer: {kind: guess}', 'answer: kind: The answer needs a kind'],
    ['answer', 'answer: {kind: fraction, value: 0.5}', 'answer: value: Value must be a string'],
    ['answer', 'answer: {kind: fraction, value: 1/0}', 'answer: value: Value must be a fraction'],
    ['answer', 'answer: {kind: number, value: "7"}', 'answer: value: Value must be a number'],
    ['answer', 'answer: {kind: number, value: .inf}', 'answer: value: Value must be a number'],
    ['answer', 'answer: {kind: number, value: 7, tolerence: 0.1}', 'Unrecognized key: "tolerence"'],
    [
      'answer',
      'answer: {kind: number, value: 7, digits: 0}',
      'digits: Digits must be from 1 to 12',
    ],
    ['answer', 'answer: {kind: number, value: 7, places: 0.5}', 'places: Places must be a whole'],
    ['answer', 'answer: {kind: number, value: 7, exact: false}', 'exact: Exact must be true'],
    [
      'answer',
      'answer: {kind: fraction, value: 1/2, exact: true, digits: 3}',
      'Set only one of exact, digits and places',
    ],
    [
      'answer',
      'answer: {kind: fraction, value: 1/2, mistakes: [{value: 0.3, message: No.}]}',
      'mistakes: 0: value: The value of a mistake must be a string',
    ],
    ['answer', 'answer: {kind: expression, value: \\pi}', 'answer: numeric: Numeric must be'],
    [
      'answer',
      'answer: {kind: choice, choices: [a], value: 1}',
      'There must be at least two choices',
    ],
    ['answer', 'answer: {kind: choice, choices: [a, b], value: 3}', 'There is no choice with this'],
    ['answer', 'answer: {kind: choice, choices: [a, b], value: 0}', 'Choices are counted from 1'],
    ['answer', 'answer: {kind: open, rubric: Clear.}', 'answer: why: An open answer must say why'],
    ['premium', 'premum: false', 'premium: Premium must be true or false'],
    ['premium', 'premium: false\nlevel: 3', 'Unrecognized key: "level"'],
    ['name', 'name: "open', 'the front matter is not valid YAML: '],
  ])('explains a bad %s: %j', (field, line, message) => {
    const line0 = new RegExp(`^${field}:.*\\n(  .*\\n)*`, 'm');
    expect(() =>
      parseBankFile(file({ fields: fields.replace(line0, line && `${line}\n`) })),
    ).toThrow(message);
  });

  const order = 'write one # Question, then any number of # Hint, then one # Solution';
  it.each([
    ['', order],
    ['# Question\nLong enough to be one.', order],
    ['# Solution\nSix.\n# Question\nLong enough to be one.', order],
    ['# Question\nLong enough to be one.\n# Solution\nSix.\n# Hint\nLate.', order],
    ['# Question\nLong enough to be one.\n# Solution\nSix.\n# Solution\nSeven.', order],
    ['# Question\nLong enough to be one.\n# Remark\nSix.', 'unknown heading # Remark'],
    ['# Question\nLong enough to be one.\n# Solution\nSix.\n# Follow-up\nSeven?', order],
    ['Hello\n# Question\nLong enough to be one.', '"Hello" comes before # Question'],
    ['# Question\nLong enough to be one.\n# Hint\n\n# Solution\nSix.', '# Hint is empty'],
    ['# Question\nLong enough to be one.\n# Solution\n \n', '# Solution is empty'],
    ['# Question\nShort\n# Solution\nSix.', '# Question: Description must be at least 10'],
    ['# Question\nLong enough, but \0\n# Solution\nSix.', 'the file contains a NUL character'],
  ])('explains a bad text: %j', (text, message) => {
    expect(() => parseBankFile(file({ body: text }))).toThrow(message);
  });

  it.each(['', '# Question', '---\nname: x\n', `\n${file()}`])(
    'requires front matter: %j',
    (text) => {
      expect(() => parseBankFile(text)).toThrow('between two lines of ---');
    },
  );
});
