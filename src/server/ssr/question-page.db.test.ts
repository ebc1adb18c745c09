import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderMarkup } from '#markup/render.ts';
import { createTestApp, type TestApp, testAppUrl } from '#test/support/app.ts';
import { invitePeople, type People } from '#test/support/people.ts';
import { insertQuestions } from '#test/support/questions.ts';
import { insertSolution } from '#test/support/solutions.ts';
import { insertVariedQuestion } from '#test/support/varied-questions.ts';
import { builtPages } from './built-pages.ts';

let site: TestApp;
let people: People;
beforeAll(async () => {
  site = await createTestApp({ pages: await builtPages() });
  people = await invitePeople(site);
});
afterAll(() => site.close());

const add = async (...rows: Parameters<typeof insertQuestions>[1]) => {
  const ids = await insertQuestions(site.database.pool, rows);
  await site.changes.settle();
  return ids;
};
const missing = '<title>Question not found · Martingale</title>';

/** The page as a reader sees it, without tags. */
const textOf = (html: string) =>
  html.slice(html.indexOf('<main')).replace(/<script.*?<\/script>|<!--.*?-->|<[^>]+>/gs, '|');

describe('the page of a question', () => {
  it('shows what it is and what it asks', async () => {
    const description = 'You quote **bid** for $\\sqrt{2}$, at \\$5.\n\n$$\\frac{1}{2}$$';
    const [id] = await add({
      name: 'Both sides',
      type: 'Quantitative Trader Interview Question',
      category: 'Market Making',
      difficulty: 'Hard',
      isPremium: true,
      descriptionHtml: renderMarkup(description).html,
    });
    for (const who of ['nobody', 'user'] as const) {
      const { statusCode, body } = await people[who].get(`/question/${id}`);
      expect(statusCode).toBe(200);
      expect(body).toContain('<title>Both sides · Martingale</title>');
      expect(body).toMatch(/<h1[^>]*>Both sides</);
      expect(body).toContain('<strong>bid</strong>');
      const text = textOf(body);
      for (const shown of [
        'Quantitative Trader Interview Question',
        'Market Making',
        'Hard',
        'Premium',
      ]) {
        expect(text).toContain(`|${shown}|`);
      }
      expect(text).toContain('at $5.');
      expect(body.slice(body.indexOf('<main')).match(/<math/g)).toHaveLength(2);
      expect(text).not.toMatch(/\|Hidden\||(Edit|Add) (Question|Solution)/);
    }
  });

  it('shows the numbers of its URL, as a view that is not indexed', async () => {
    const id = await insertVariedQuestion(site.database.pool);
    await site.changes.settle();
    const canonical = `<link rel="canonical" href="${testAppUrl}/question/${id}"/>`;
    const noindex = '<meta name="robots" content="noindex"/>';
    for (const who of ['nobody', 'nobody', 'user'] as const) {
      const usual = (await people[who].get(`/question/${id}`)).body;
      const fresh = (await people[who].get(`/question/${id}?v=1.2`)).body;
      const gone = (await people[who].get(`/question/${id}?v=1.99`)).body;
      expect(textOf(fresh)).toContain('|thirteen| traders');
      expect(textOf(usual)).not.toContain('thirteen');
      expect(textOf(gone)).toContain('The numbers in this link are no longer in use.');
      for (const body of [usual, fresh, gone]) expect(body).toContain(canonical);
      expect(usual).not.toContain(noindex);
      for (const body of [fresh, gone]) expect(body).toContain(noindex);
    }
  });

  it('says where it is in the set of its URL, which its canonical URL leaves out', async () => {
    const category = 'Sets';
    const [, last] = await add(
      { name: 'Set a', category, difficulty: 'Hard' },
      { name: 'Set c', category, difficulty: 'Hard' },
      { name: 'Set b', category, difficulty: 'Easy' },
    );
    const { body } = await people.nobody.get(`/question/${last}?category=Sets&level=Hard`);
    expect(textOf(body)).toContain('2 of 2 · Sets, Hard');
    expect(body).toContain(`<link rel="canonical" href="${testAppUrl}/question/${last}"/>`);
  });

  it.each(['2147483647', '0', '-1', 'abc', '1e9', '99999999999999', '01', '1.5', '%00'])(
    'does not exist: %s',
    async (id) => {
      const { statusCode, body } = await people.nobody.get(`/question/${id}`);
      expect(statusCode).toBe(404);
      expect(body).toContain(missing);
    },
  );

  it('is for administrators only while the question is hidden', async () => {
    const [id] = await add({ name: 'Not yet', isVisible: false });
    for (const who of ['nobody', 'user'] as const) {
      const { statusCode, body } = await people[who].get(`/question/${id}`);
      expect(statusCode).toBe(404);
      expect(body).toContain(missing);
      expect(body).not.toContain('Not yet');
    }
    const { statusCode, body } = await people.admin.get(`/question/${id}`);
    expect(statusCode).toBe(200);
    expect(textOf(body)).toMatch(/\|Not yet\|.*\|Hidden\|.*\|Edit Question\|/s);
  });

  it('may have its name at the end of the URL, and redirects from any other', async () => {
    const [id] = await add({ name: "Siegel's Coin" });
    const right = await people.nobody.get(`/question/${id}/siegels-coin`);
    expect(right.statusCode).toBe(200);
    const wrong = await people.nobody.get(`/question/${id}/another?from=mail`);
    expect(wrong.statusCode).toBe(301);
    expect(wrong.headers.location).toBe(`/question/${id}?from=mail`);
  });

  it('never contains the solution, whoever asks', async () => {
    const content = 'The secret is seven.';
    const ids = await add({ name: 'Free' }, { name: 'Premium', isPremium: true });
    for (const questionId of ids) {
      await insertSolution(site.database.pool, { questionId, content, contentHtml: content });
      for (const who of ['nobody', 'user', 'subscriber', 'admin'] as const) {
        for (const path of [`/question/${questionId}`, `/question/${questionId}.data`]) {
          const { body, statusCode } = await people[who].get(path);
          expect(statusCode).toBe(200);
          expect(body).not.toContain('secret');
        }
      }
    }
  });
});
