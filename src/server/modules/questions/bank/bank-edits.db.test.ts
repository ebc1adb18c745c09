import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BankSite, createBankSite, fileText } from '#test/support/bank.ts';

describe('the question bank', () => {
  let site: BankSite;
  beforeAll(async () => {
    site = await createBankSite();
  });
  afterAll(() => site.close());
  beforeEach(() => site.reset());

  it('updates subject lines and tags, and leaves alone what an administrator edited', async () => {
    await site.write('probability/two-dice.md');
    await site.write(
      'probability/coin.md',
      fileText({ name: 'A coin', question: 'Heads or tails?' }),
    );
    await site.seed();
    const { questions } = await site.stored();
    const coin = questions.find(({ name }) => name === 'A coin');
    const edit = { name: 'A coin', description: 'Heads or tails?', hints: ['Toss it.'], tags: [] };
    await site.people.admin.put(`/api/admin/questions/${coin?.id}`, edit);
    const edited = (text: string) =>
      text.replace('Sum of two dice', 'A sum').replace('[dice]', '[dice, sums]');
    await site.write('probability/two-dice.md', edited(fileText()));
    await site.write('probability/coin.md', edited(fileText({ name: 'A coin', hint: 'Newer.' })));
    await site.seed();
    const { questions: after, answers } = await site.stored();
    expect(after).toMatchObject([
      { name: 'A coin', subject: 'Sum of two dice', tags: [], version: 2 },
      { name: 'Two dice', subject: 'A sum', tags: ['dice', 'sums'], version: 2 },
    ]);
    expect(answers).toMatchObject([
      { slug: 'coin', hints: [{ source: 'Toss it.' }] },
      { slug: 'two-dice', hints: [{ source: 'Count.' }] },
    ]);
  });

  it('adds missing answers, unless an administrator has edited the question', async () => {
    await site.write('probability/two-dice.md');
    await site.write('probability/coin.md', fileText({ name: 'A coin' }));
    await site.write('probability/third.md', fileText({ name: 'A third' }));
    await site.seed();
    const before = await site.stored();
    await site.query(
      `UPDATE questions SET version = 2, description = 'What is the chance of an eight?'
        WHERE name = 'Two dice'`,
    );
    await site.query("UPDATE questions SET version = 2, is_visible = false WHERE name = 'A third'");
    await site.query('DELETE FROM question_answers');
    await site.seed();
    const { answers } = await site.stored();
    expect(answers).toEqual(before.answers.filter(({ slug }) => slug !== 'two-dice'));
    await site.seed();
    expect((await site.stored()).answers).toEqual(answers);
  });

  const edit = async (change: object = {}) => {
    const [{ id, name, description }] = await site.query('SELECT * FROM questions');
    const body = { name, description, ...change };
    const response = await site.people.admin.put(`/api/admin/questions/${id}`, body);
    expect(response.statusCode).toBe(200);
  };

  it.each([
    ['edited', () => edit({ description: 'Which sum is the most likely?' })],
    ['hid', () => edit({ isVisible: false })],
    ['made premium', () => edit({ isPremium: true })],
    ['took the answer check from', () => edit({ keepsAnswer: false })],
    [
      'wrote another solution for',
      async () => {
        const [{ id }] = await site.query('SELECT id FROM solutions');
        await site.people.admin.put(`/api/admin/solutions/${id}`, { content: 'Seven.' });
      },
    ],
    ['took the solution from', () => site.query('DELETE FROM solutions')],
    [
      'replaced the solution of',
      async () => {
        const [{ question_id: questionId }] = await site.query('DELETE FROM solutions RETURNING *');
        await site.people.admin.post('/api/admin/solutions', { questionId, content: 'Seven.' });
      },
    ],
    ['deleted', () => site.query('DELETE FROM questions')],
  ])('does not touch a question that an administrator %s', async (_what, act) => {
    await site.write('probability/two-dice.md');
    await site.seed();
    await act();
    const after = await site.stored();
    await site.write('probability/two-dice.md', fileText({ name: 'Newer', solution: 'Newer' }));
    await site.seed();
    expect(await site.stored()).toEqual(after);
  });

  it('does not restore an answer check that an administrator dropped', async () => {
    await site.write('probability/two-dice.md');
    await site.write('probability/two-dice.proof.ts', 'export function simulate() {}');
    await site.seed();
    const [{ id }] = await site.query('SELECT id FROM questions');
    const seen = async () => (await site.people.nobody.get(`/api/questions/${id}`)).json();
    expect(await seen()).toMatchObject({
      hintCount: 1,
      lab: { slug: 'two-dice', kind: 'simulation' },
    });
    await edit({ keepsAnswer: false });
    await site.seed();
    expect(await seen()).toMatchObject({ answer: null, hintCount: 0, lab: null });
    await site.write('probability/two-dice.md', fileText({ hint: 'Look.' }));
    await site.seed();
    expect(await seen()).toMatchObject({ answer: null, hintCount: 0, lab: null });
    // Not even where no answer was stored before.
    await site.query('DELETE FROM question_answers');
    await site.seed();
    expect(await seen()).toMatchObject({ answer: null, hintCount: 0, lab: null });
  });

  it('re-renders the output of an older renderer, which does not count as an edit', async () => {
    await site.write('probability/two-dice.md');
    await site.seed();
    const before = await site.stored();
    await site.query("UPDATE questions SET description_html = 'old'");
    await site.query("UPDATE solutions SET content_html = 'old'");
    await site.query("UPDATE bank_entries SET content_hash = 'of the older renderer'");
    site.wait(1000);
    await site.seed();
    const { entries, ...content } = await site.stored();
    expect(content).toMatchObject({
      questions: before.questions,
      solutions: before.solutions,
      revisions: before.revisions,
    });
    expect(entries).toMatchObject([{ content_hash: before.entries[0].content_hash }]);
  });
});
