import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { invitePeople, type People } from '#test/support/people.ts';
import { useUpAllButOne } from '#test/support/rate-limits.ts';

const texts = { name: 'Two dice', description: 'What is the chance of a **seven**?' };
const extras = {
  subject: 'The chance of a sum of two dice',
  tags: ['dice', 'counting'],
  answer: {
    kind: 'fraction',
    value: '1/6',
    isProbability: true,
    mistakes: [{ value: '1/11', message: 'The sums are not equally likely.' }],
  },
  hints: ['Count $36$ pairs.', 'Six of them fit.'],
  followUps: [
    {
      question: 'And an *eight*?',
      answer: '$\\frac{5}{36}$',
      check: { kind: 'fraction', value: '5/36' },
    },
  ],
};
const nothing = { subject: null, tags: [], answer: null, hints: [], followUps: [] };

const aPart = { question: 'What?', hints: 0, answer: { kind: 'fraction', value: '1/6' } };

describe('the answer, hints, tags and follow-ups of a question', () => {
  let site: TestApp;
  let people: People;
  let id = 0;
  beforeAll(async () => {
    site = await createTestApp();
    people = await invitePeople(site);
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    await site.database.pool.query('DELETE FROM questions');
    id = (await add({ ...texts, ...extras })).json().id;
  });

  const add = (body: object, who: People[keyof People] = people.admin) =>
    who.post('/api/admin/questions', body);
  const save = (change: object, who: People[keyof People] = people.admin) =>
    who.put(`/api/admin/questions/${id}`, { ...texts, ...change });
  const stored = async () => (await people.admin.get(`/api/admin/questions/${id}`)).json();
  const history = async () => (await people.admin.get(`/api/admin/questions/${id}/history`)).json();
  const restore = (version: number) =>
    people.admin.post(`/api/admin/questions/${id}/restore`, { subject: 'question', version });

  it('have attempts judged again only if the answer changes', async () => {
    const noted = async () =>
      (await site.database.pool.query('SELECT * FROM answer_changes WHERE question_id = $1', [id]))
        .rows;
    await save({ ...extras, hints: ['Another one.'] });
    expect(await noted()).toEqual([]);
    for (const value of ['1/7', '1/8']) await save({ answer: { kind: 'fraction', value } });
    expect(await noted()).toEqual([{ question_id: id, changes: 2 }]);
  });

  it('are added with it and edited', async () => {
    expect(await stored()).toMatchObject({ ...extras, keepsAnswer: true, version: 1 });
    const change = {
      subject: ' ',
      tags: ['dice', 'dice'],
      answer: { kind: 'expression', value: '\\frac{1}{6}' },
      hints: [],
    };
    const saved = await save(change);
    expect(saved.json()).toMatchObject({
      subject: null,
      tags: ['dice'],
      answer: { kind: 'expression', value: '\\frac{1}{6}', numeric: 1 / 6 },
      hints: [],
      followUps: extras.followUps,
      version: 2,
    });
    expect((await save(nothing)).json()).toMatchObject({ ...nothing, keepsAnswer: null });
  });

  it.each(['has_simulation', 'has_figure'])(
    'leave something to keep if there is a lab: %s',
    async (lab) => {
      await save(nothing);
      await site.database.pool.query(`UPDATE question_answers SET ${lab} = true`);
      expect(await stored()).toMatchObject({ ...nothing, keepsAnswer: true });
    },
  );

  it('stay as they are when left out, and unchanged ones create no version', async () => {
    expect((await save({})).json()).toMatchObject({ ...extras, version: 1 });
    expect((await save(extras)).json().version).toBe(1);
    expect((await save({ name: 'Two fair dice' })).json()).toMatchObject(extras);
  });

  it('are shown to readers like those of the question bank', async () => {
    const { nobody } = people;
    expect((await nobody.get(`/api/questions/${id}`)).json()).toMatchObject({
      answer: { kind: 'fraction', unit: null, choices: null },
      hintCount: 2,
      followUpCount: 1,
      lab: null,
    });
    const judge = async (answer: string) =>
      (await nobody.post(`/api/questions/${id}/answer`, { answer })).json();
    expect(await judge('1/6')).toMatchObject({ verdict: 'right' });
    expect(await judge('1/11')).toMatchObject({ message: 'The sums are not equally likely.' });
    const hint = await nobody.get(`/api/questions/${id}/hints/1`);
    expect(hint.json().html).toContain('class="katex"');
    const followUps = await nobody.get(`/api/questions/${id}/follow-ups`);
    expect(followUps.json()).toEqual([
      {
        questionHtml: expect.stringContaining('<em>eight</em>'),
        answerHtml: expect.stringContaining('class="katex"'),
        asked: { kind: 'fraction', unit: null, choices: null },
      },
    ]);
    const tried = await nobody.post(`/api/questions/${id}/follow-ups/1/answer`, { answer: '5/36' });
    expect(tried.json()).toMatchObject({ verdict: 'right' });
  });

  it('hides the follow-ups of a hidden question, and those that no longer fit', async () => {
    const path = `/api/questions/${id}/follow-ups`;
    await save({ isVisible: false });
    expect((await people.nobody.get(path)).statusCode).toBe(404);
    await save({ isVisible: true, keepsAnswer: false });
    expect((await people.nobody.get(path)).json()).toEqual([]);
  });

  it.each<[string, object]>([
    ['answer.value', { answer: { kind: 'fraction', value: 'half' } }],
    ['answer.value', { answer: { kind: 'choice', choices: ['a', 'b'], value: 3 } }],
    ['answer.value', { answer: { kind: 'interval', value: 0 } }],
    ['answer.parts', { answer: { kind: 'parts', parts: [aPart] } }],
    [
      'answer.parts.1.question',
      { answer: { kind: 'parts', parts: [aPart, { ...aPart, question: '' }] } },
    ],
    [
      'answer.parts.1.answer.value',
      {
        answer: {
          kind: 'parts',
          parts: [aPart, { ...aPart, answer: { kind: 'expression', value: 'half' } }],
        },
      },
    ],
    ['answer.parts.1.hints', { answer: { kind: 'parts', parts: [aPart, { ...aPart, hints: 1 }] } }],
    [
      'answer.parts.1.hints',
      { answer: { kind: 'parts', parts: [aPart, { ...aPart, hints: 2 }] }, hints: ['Look.'] },
    ],
    ['answer.model', { answer: { kind: 'open', rubric: 'Risk', why: 'No number.', model: ' ' } }],
    ...[1, 3, 0].map((value): [string, object] => [
      'answer.mistakes.0.value',
      {
        answer: {
          kind: 'choice',
          choices: ['a', 'b'],
          value: 1,
          mistakes: [{ value, message: 'No.' }],
        },
      },
    ]),
    ['answer.value', { answer: { kind: 'expression', value: 'x + 1' } }],
    ['answer.mistakes.0.value', { answer: { ...extras.answer, mistakes: [aMistake('2/12')] } }],
    ['answer.mistakes', { answer: { ...extras.answer, mistakes: Array(11).fill(aMistake('2')) } }],
    ['answer.mistakes.0.message', { answer: { ...extras.answer, mistakes: [aMistake('2', '')] } }],
    ['answer.unit', { answer: { kind: 'number', value: 1, unit: 'x'.repeat(101) } }],
    ['answer', { answer: { kind: 'guess', value: 1 } }],
    ['subject', { subject: 'x'.repeat(161) }],
    ['tags', { tags: Array.from({ length: 21 }, (_, index) => `tag ${index}`) }],
    ['tags.0', { tags: ['x'.repeat(51)] }],
    ['tags.1', { tags: ['a', 'b, c'] }],
    ['hints', { hints: Array(6).fill('Look.') }],
    ['hints.1', { hints: ['Look.', ' \n'] }],
    ['hints.0', { hints: ['A NUL: \0'] }],
    ['hints.0', { hints: [`$${'x'.repeat(20_000)}$`] }],
    ['followUps', { followUps: Array(6).fill(extras.followUps[0]) }],
    ['followUps.0.answer', { followUps: [{ question: 'And then?', answer: '' }] }],
    ...[
      { kind: 'fraction', value: 'half' },
      { kind: 'expression', value: 'x + 1' },
      { kind: 'number', value: 0.5, isProbability: true, mistakes: [aMistake('1/2')] },
    ].map((check): [string, object] => [
      `followUps.0.check.${'mistakes' in check ? 'mistakes.0.value' : 'value'}`,
      { followUps: [{ question: 'And then?', answer: 'A half.', check }] },
    ]),
    [
      'followUps.0.check.kind',
      { followUps: [{ question: 'And?', answer: 'So.', check: { kind: 'parts', parts: [] } }] },
    ],
  ])('are refused at %s', async (field, change) => {
    for (const refused of [await save(change), await add({ ...texts, ...change })]) {
      expect(refused.statusCode).toBe(400);
      expect(Object.keys(refused.json().fieldErrors ?? {}).map(topOf(field))).toContain(field);
    }
    expect(await stored()).toMatchObject({ ...extras, version: 1 });
  });

  it('are not overwritten by someone who has not seen the newer version', async () => {
    await save({ hints: ['Newer.'], version: 1 });
    const late = await save({ answer: null, version: 1 });
    expect([late.statusCode, late.json().code]).toEqual([409, 'CHANGED_MEANWHILE']);
    expect(await stored()).toMatchObject({ answer: extras.answer, hints: ['Newer.'] });
  });

  it.each([
    ['nobody', 401],
    ['user', 403],
  ] as const)('cannot be written by %s', async (who, status) => {
    expect((await save(nothing, people[who])).statusCode).toBe(status);
    expect((await add({ ...texts, ...extras }, people[who])).statusCode).toBe(status);
    expect((await people[who].get('/api/admin/questions/tags')).statusCode).toBe(status);
  });

  it('are part of the history and restored with it', async () => {
    await save(nothing);
    expect(await history()).toMatchObject([
      { changed: ['subject', 'tags', 'answer', 'hints', 'followUps'], content: nothing },
      { changed: null, content: extras },
    ]);
    expect((await restore(1)).json()).toMatchObject({ ...extras, version: 3 });
    const hint = await people.nobody.get(`/api/questions/${id}/hints/1`);
    expect(hint.json().html).toContain('class="katex"');
  });

  it('stay as they are when a version from before they existed is restored', async () => {
    await site.database.pool.query(
      `UPDATE question_revisions SET content = content - 'subject' - 'tags' - 'answer' - 'hints' - 'followUps'`,
    );
    await save({ name: 'Two fair dice' });
    expect((await restore(1)).json()).toMatchObject({ ...texts, ...extras, version: 3 });
  });

  it('are kept when many questions are hidden at once', async () => {
    await people.admin.post('/api/admin/questions/bulk', { ids: [id], action: 'hide' });
    expect(await history()).toMatchObject([{ changed: ['isVisible'], content: extras }, {}]);
  });

  it('has tags to suggest, most used first', async () => {
    await add({ ...texts, name: 'Another', tags: ['counting'] });
    expect((await people.admin.get('/api/admin/questions/tags')).json()).toEqual([
      { tag: 'counting', count: 2 },
      { tag: 'dice', count: 1 },
    ]);
  });
});

describe('trying out an answer', () => {
  let site: TestApp;
  let people: People;
  beforeAll(async () => {
    site = await createTestApp();
    people = await invitePeople(site);
  });
  afterAll(() => site.close());

  const tryOut = (answer: unknown, attempt: unknown, who: People[keyof People] = people.admin) =>
    who.post('/api/admin/answer-trials', { answer, attempt });

  it.each([
    [extras.answer, '2/12', { verdict: 'right', readAs: expect.stringContaining('katex') }],
    [extras.answer, '1/11', { verdict: 'wrong', message: 'The sums are not equally likely.' }],
    [extras.answer, '5/6', { verdict: 'wrong', message: expect.stringContaining('opposite') }],
    [{ kind: 'expression', value: 'e^{-1}' }, '0.368', { verdict: 'right' }],
    [{ kind: 'choice', choices: ['Yes', 'No'], value: 2 }, '2', { verdict: 'right', readAs: null }],
  ])('uses %j to judge what a learner types: %s', async (answer, attempt, verdict) => {
    const response = await tryOut(answer, attempt);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject(verdict);
  });

  it.each([
    ['attempt', extras.answer, 'one in six'],
    ['attempt', extras.answer, ''],
    ['answer.value', { kind: 'fraction', value: '' }, '1'],
    ['answer.numeric', { kind: 'expression', value: '1/2', numeric: 1 }, '1'],
  ])('says what is wrong with %s', async (field, answer, attempt) => {
    const response = await tryOut(answer, attempt);
    expect(response.statusCode).toBe(400);
    expect(response.json().fieldErrors).toHaveProperty([field]);
  });

  it('is limited', async () => {
    const { admin } = await invitePeople(site);
    const ask = async () => (await tryOut(extras.answer, '1', admin)).statusCode;
    useUpAllButOne(120);
    expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429]);
  });

  it('is for administrators', async () => {
    expect((await tryOut(extras.answer, '1', people.nobody)).statusCode).toBe(401);
    expect((await tryOut(extras.answer, '1', people.user)).statusCode).toBe(403);
  });
});

function aMistake(value: string, message = 'No.') {
  return { value, message };
}

/** Shortens a field's name to as many parts as the other one has. */
function topOf(field: string) {
  const { length } = field.split('.');
  return (name: string) => name.split('.').slice(0, length).join('.');
}
