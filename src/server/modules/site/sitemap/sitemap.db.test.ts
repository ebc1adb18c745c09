import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { Visitor } from '#test/support/http.ts';

const appUrl = 'https://quant.example.org';

describe('files for search engines', () => {
  let site: TestApp;
  let visitor: Visitor;
  beforeAll(async () => {
    site = await createTestApp({ config: { appUrl } });
    visitor = new Visitor(site.app);
  });
  afterAll(() => site.close());

  async function insertQuestion(name: string, isVisible = true): Promise<number> {
    const { rows } = await site.database.pool.query<{ id: number }>(
      `INSERT INTO questions (name, description, description_html, is_visible, updated_at)
       VALUES ($1, 'A description', '<p>A description</p>', $2, '2026-03-14T10:00:00.123Z')
       RETURNING id`,
      [name, isVisible],
    );
    await site.changes.settle();
    return rows[0]?.id ?? 0;
  }

  it('robots.txt lists the disallowed paths and the sitemap', async () => {
    const answer = await visitor.get('/robots.txt');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body).toBe(
      [
        'User-agent: *',
        'Disallow: /api/',
        'Disallow: /admin',
        'Disallow: /account',
        'Disallow: /subscription',
        'Disallow: /progress',
        'Disallow: /practice/review',
        'Disallow: /practice/mistakes',
        'Disallow: /practice/partner',
        'Disallow: /notifications',
        '',
        'Sitemap: https://quant.example.org/sitemap.xml',
        '',
      ].join('\n'),
    );
  });

  it('sitemap.xml lists the public screens and every visible question', async () => {
    const seen = await insertQuestion('Seen');
    const hidden = await insertQuestion('Hidden', false);
    const answer = await visitor.get('/sitemap.xml');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(answer.body).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www.sitemaps.org\/schemas\/sitemap\/0.9">\n/,
    );
    for (const path of [
      '/',
      '/questions',
      '/about',
      '/pricing',
      '/newsletter',
      '/ebook',
      '/feedback',
    ]) {
      expect(answer.body).toContain(`<url><loc>${appUrl}${path}</loc></url>`);
    }
    expect(answer.body).toContain(
      `<url><loc>${appUrl}/question/${seen}</loc><lastmod>2026-03-14T10:00:00.123Z</lastmod></url>`,
    );
    expect(answer.body).not.toContain(`/question/${hidden}<`);
    expect((await visitor.get('/sitemap-1.xml')).body).toBe(answer.body);
  });

  it('hides a question at once, even from administrators', async () => {
    const id = await insertQuestion('Soon hidden');
    const admin = new Visitor(site.app, await site.signIn({ isAdmin: true }));
    expect((await visitor.get('/sitemap.xml')).body).toContain(`/question/${id}<`);
    await site.database.pool.query('UPDATE questions SET is_visible = false WHERE id = $1', [id]);
    await site.changes.settle();
    for (const someone of [visitor, admin]) {
      expect((await someone.get('/sitemap.xml')).body).not.toContain(`/question/${id}<`);
    }
  });

  it('lists discussions with their last activity, unless they are hidden', async () => {
    const questionId = await insertQuestion('Discussed');
    const { rows } = await site.database.pool.query<{ id: number }>(
      `INSERT INTO discussions (question_id, title, content, content_html, last_activity_at)
       VALUES ($1, 'A discussion', 'Some content', '', '2026-03-15T10:00:00.123Z') RETURNING id`,
      [questionId],
    );
    const entry = `<url><loc>${appUrl}/discussions/${rows[0]?.id}</loc><lastmod>2026-03-15T10:00:00.123Z</lastmod></url>`;
    const read = async () => {
      await site.changes.settle();
      return (await visitor.get('/sitemap.xml')).body;
    };
    expect(await read()).toContain(entry);
    await site.database.pool.query('UPDATE discussions SET deleted_at = now()');
    expect(await read()).not.toContain('/discussions/');
    await site.database.pool.query('UPDATE discussions SET deleted_at = NULL');
    expect(await read()).toContain(entry);
    await site.database.pool.query('UPDATE questions SET is_visible = false WHERE id = $1', [
      questionId,
    ]);
    expect(await read()).not.toContain('/discussions/');
  });

  it('is revalidated every time, but sent only if it has changed', async () => {
    const { headers } = await visitor.get('/sitemap.xml');
    expect(headers['cache-control']).toBe('no-cache');
    const known = { 'if-none-match': String(headers.etag) };
    const again = await visitor.call('GET', '/sitemap.xml', undefined, known);
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await insertQuestion('New');
    const changed = await visitor.call('GET', '/sitemap.xml', undefined, known);
    expect(changed.statusCode).toBe(200);
  });

  it.each(['/sitemap-2.xml', '/sitemap-99999.xml'])('has no %s', async (path) => {
    const answer = await visitor.get(path);
    expect(answer.statusCode).toBe(404);
  });
});
