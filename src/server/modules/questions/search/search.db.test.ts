import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchResult } from '#shared/contracts/search.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { Visitor } from '#test/support/http.ts';
import { insertQuestions } from '#test/support/questions.ts';
import { useUpAllButOne } from '#test/support/rate-limits.ts';

/** Nothing in them matches the site's topics and synonyms. */
const bank = [
  { name: 'Three zebras', description: 'They sleep. The value is $\\quagga$, for \\$5 or $6.' },
  { name: 'A quiet pond', tags: ['zebras', 'frog ponds'], description: 'Nothing happens here.' },
  { name: 'The fence', subject: 'How many zebras fit behind it?', description: 'It is high.' },
  { name: 'A long walk', description: 'In the end you meet a *zebra* which eats gherkins.' },
  { name: 'For members', isPremium: true, description: 'Only gherkins and Dvořák.' },
  { name: 'Hidden zebra', isVisible: false, description: 'Also about gherkins and axolotls.' },
];

describe('GET /api/search', () => {
  let site: TestApp;
  let anyone: Visitor;
  beforeAll(async () => {
    site = await createTestApp();
    const ids = await insertQuestions(site.database.pool, bank);
    await site.database.pool.query(
      `insert into solutions (question_id, content, content_html) values ($1, 'Use wombats.', '')`,
      [ids[0]],
    );
    anyone = new Visitor(site.app);
  });
  afterAll(() => site.close());

  async function search(query: string, visitor = anyone): Promise<SearchResult> {
    const response = await visitor.get(`/api/search?q=${encodeURIComponent(query)}`);
    expect(response.statusCode, response.body).toBe(200);
    return response.json();
  }

  /** Each question found, and why. */
  async function found(query: string) {
    return (await search(query)).questions.map(({ name, why, matched }) => [name, why, matched]);
  }

  it('finds by name, topic, subject line and statement, in this order, and says why', async () => {
    expect(await found('zebra')).toEqual([
      ['Three zebras', 'name', null],
      ['A quiet pond', 'topic', 'zebras'],
      ['The fence', 'subject', null],
      ['A long walk', 'statement', 'In the end you meet a zebra which eats gherkins.'],
    ]);
  });

  it.each([
    ['word forms', 'Sleeping', ['Three zebras']],
    ['the beginning of a word', 'qui', ['A quiet pond']],
    ['words without their accents', 'dvorak', ['For members']],
    ['premium questions', 'gherkin', ['A long walk', 'For members']],
    ['all words together', 'zebra gherkins', ['A long walk']],
    ['words in several places', 'pond happening', ['A quiet pond']],
    ['words among operators', 'fence AND | ! (zebra:*', ['The fence']],
    ['names by stop words that they begin with', 'the', ['The fence']],
    ['other words next to stop words', 'the qui', ['A quiet pond']],
    ['typos', 'gehrkins', ['A long walk', 'For members']],
    ['typos next to other words', 'zebra gerkins', ['A long walk']],
  ])('finds %s', async (_, query, names) => {
    expect((await found(query)).map(([name]) => name).slice(0, names.length)).toEqual(names);
  });

  it('says what it searched for instead', async () => {
    expect((await search('gehrkins')).corrected).toBe('gherkins');
    expect((await search('gherkins')).corrected).toBeNull();
    expect((await search('the gehrkins')).corrected).toBe('the gherkins');
  });

  it('finds some of the words if no question has them all', async () => {
    expect((await found('fence zebras penguin')).map(([name]) => name)).toContain('The fence');
  });

  it.each([
    ['solutions', 'wombats'],
    ['formulas', 'quagga'],
    ['hidden questions', 'hidden'],
    ['a single character', 'a'],
    ['stop words', 'it'],
    ['stop words next to an unknown word', 'it pxq'],
    ['punctuation', '?!.,;:-_()[]{}'],
    ['nothing', ' '],
    ['SQL', `'; drop table questions; --`],
    ['LaTeX', '$\\frac{1}{2}\\int_0^1$'],
    ['right-to-left text', 'שאלה \u202eסבירות'],
    ['control characters', '\0\u0001'],
    ['an incomplete character', '\ud83d'.toWellFormed()],
  ])('finds nothing for %s', async (_, query) => {
    expect(await search(query)).toMatchObject({ questions: [], corrected: null });
  });

  it('does not correct to words of hidden questions', async () => {
    expect((await search('axolotlz')).corrected).toBeNull();
  });

  it.each([
    ['was hidden', 'is_visible = false'],
    ['was changed', `name = 'Something else'`],
  ])('does not correct to a word whose question %s', async (_, change) => {
    const [id] = await insertQuestions(site.database.pool, [{ name: 'The pangolin' }]);
    await site.changes.settle();
    expect((await search('pangolen')).corrected).toBe('pangolin');
    await site.database.pool.query(`update questions set ${change} where id = $1`, [id]);
    await site.changes.settle();
    expect(await search('pangolen')).toMatchObject({ corrected: null, questions: [] });
    await site.database.pool.query('delete from questions where id = $1', [id]);
  });

  it('has its own rate limit for each network and user', async () => {
    const from = (ip: string) => new Visitor(site.app, { ip });
    useUpAllButOne(1_200);
    for (const query of ['zebra', 'pond']) await search(query, from('192.0.2.77'));
    const refused = await from('192.0.2.77').get('/api/search?q=fence');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toMatch(/^\d+$/);
    await search('fence', from('192.0.2.78'));
    const member = { ...(await site.signIn()), ip: '192.0.2.77' };
    await search('fence', new Visitor(site.app, member));
  });

  it('leaves out names that contain the text, if asked to', async () => {
    const response = await anyone.get('/api/search?q=zebra&besides=names');
    const { questions }: SearchResult = response.json();
    expect(questions.map(({ name }) => name)).toEqual(['A quiet pond', 'The fence', 'A long walk']);
  });

  it.each([
    ['', 'Search must be a single value'],
    ['?q=a&q=b', 'Search must be a single value'],
    [`?q=${'x'.repeat(301)}`, 'Search for at most 300 characters'],
    [`?q=${'x'.repeat(10_000)}`, 'Search for at most 300 characters'],
    ['?q=coin&besides=tags', 'Besides must be names'],
  ])('refuses %s', async (query, message) => {
    const response = await anyone.get(`/api/search${query}`);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message });
  });

  it('searches for 300 characters', async () => {
    expect(await search('zebra '.repeat(50).trim())).toMatchObject({ corrected: null });
  });

  it('finds the pages that the visitor can open', async () => {
    const admin = new Visitor(site.app, await site.signIn({ isAdmin: true }));
    const ada = new Visitor(site.app, await site.signIn({ username: 'ada' }));
    const paths = async (query: string, visitor: Visitor) =>
      (await search(query, visitor)).pages.map(({ path }) => path);
    expect(await paths('passw', anyone)).toEqual([]);
    expect(await paths('passw', ada)).toEqual(['/account?tab=password']);
    expect(await paths('passkeys', ada)).toEqual(['/account?tab=security']);
    expect(await paths('admin', ada)).toEqual([]);
    expect(await paths('admin', admin)).toEqual(['/admin']);
  });

  it('finds a drill by the name that an administrator gave it', async () => {
    const names = async (query: string) => (await search(query)).drills.map(({ name }) => name);
    const { pool } = site.database;
    const rename = async (title: string) => {
      await pool.query(`update drill_presets set title = $1 where slug = 'order-book'`, [title]);
      await site.changes.settle();
    };
    expect(await names('platypus')).toEqual([]);
    const { rows } = await pool.query(`select title from drill_presets where slug = 'order-book'`);
    await rename('Platypus');
    expect(await names('platypus')).toEqual(['Platypus']);
    await rename(rows[0].title);
    expect(await names('platypus')).toEqual([]);
  });

  it('follows changes to a question', async () => {
    const [id] = await insertQuestions(site.database.pool, [{ name: 'Old ostrich' }]);
    await site.changes.settle();
    expect(await found('ostrich')).toEqual([['Old ostrich', 'name', null]]);
    await site.database.pool.query(`update questions set name = 'New emu' where id = $1`, [id]);
    await site.changes.settle();
    expect(await found('ostrich')).toEqual([]);
    expect(await found('emu')).toEqual([['New emu', 'name', null]]);
    await site.database.pool.query('update questions set is_visible = false where id = $1', [id]);
    await site.changes.settle();
    expect(await found('emu')).toEqual([]);
    await site.database.pool.query('delete from questions where id = $1', [id]);
  });
});
