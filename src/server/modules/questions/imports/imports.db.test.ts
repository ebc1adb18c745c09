import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Visitor } from '#test/support/http.ts';
import { createImportSite, type ImportSite } from '#test/support/import-site.ts';

const description = 'A fair coin is tossed twice. How often is it *heads*?';
const header = 'description,solution';
const good = (word: string) => `What is the value of the ${word} one?,It is ${word}`;

let site: ImportSite;
beforeAll(async () => {
  site = await createImportSite();
});
afterAll(() => site.close());
beforeEach(() => site.clear());

const sendJson = (list: unknown) => site.send(JSON.stringify(list), 'a.json');

describe('importing questions', () => {
  it('keeps names to one line of visible characters', async () => {
    const row = {
      question_name: 'Two\u202e\nheads',
      category: 'Coins\ufeff',
      job_title: 'Tra\u0007der',
    };
    await sendJson([{ ...row, description, solution: 'A half.' }]);
    expect(await site.stored()).toMatchObject([
      { name: 'Two heads', category: 'Coins', type: 'Trader Interview Question' },
    ]);
  });

  it('imports every field of a row, and renders it', async () => {
    const sent = await sendJson([
      {
        question_name: ' Two heads ',
        job_title: 'Trader',
        category: 'Probability',
        difficulty: 'hard',
        description,
        solution: 'It is $\\frac14$.',
        is_premium: true,
        is_visible: 'no',
        image_url: '/uploads/a.png',
      },
    ]);
    expect(sent.statusCode).toBe(200);
    expect(sent.json()).toEqual({
      success: 1,
      total: 1,
      errors: [],
      alreadyThere: 0,
      notes: [],
      isDryRun: false,
    });
    expect(await site.stored()).toMatchObject([
      {
        name: 'Two heads',
        type: 'Trader Interview Question',
        category: 'Probability',
        difficulty: 'Hard',
        description,
        description_html: '<p>A fair coin is tossed twice. How often is it <em>heads</em>?</p>\n',
        content: 'It is $\\frac14$.',
        is_premium: true,
        is_visible: false,
        image_url: '/uploads/a.png',
        version: 1,
      },
    ]);
    const { rows } = await site.database.pool.query(
      'select subject, editor_id from question_revisions order by subject',
    );
    expect(rows).toEqual([
      { subject: 'question', editor_id: site.admin.id },
      { subject: 'solution', editor_id: site.admin.id },
    ]);
  });

  it('fills in defaults', async () => {
    await site.send(`${header}\n"${description} ${'word '.repeat(30)}",Half`);
    expect(await site.stored()).toMatchObject([
      {
        name: 'A fair coin is tossed twice. How often is it heads? word word word word word…',
        type: 'Quantitative Researcher Interview Question',
        category: 'General',
        difficulty: 'Medium',
        is_premium: false,
        is_visible: true,
        image_url: null,
      },
    ]);
  });

  it.each([
    ['Trader', 'Trader Interview Question'],
    ['Trader Interview Question', 'Trader Interview Question'],
    ['', 'Quantitative Researcher Interview Question'],
  ])('appends the suffix to the job title %j once', async (jobTitle, type) => {
    await sendJson([{ description, solution: 'x', job_title: jobTitle }]);
    expect((await site.stored())[0].type).toBe(type);
  });

  it('is visible at once, and audited', async () => {
    expect((await site.nobody.get('/api/questions')).json()).toEqual([]);
    await site.send(
      `${header}\n${good('first')}\n${good('second')}\nshort,x`,
      'bank.csv',
      '?key=audited',
    );
    expect((await site.nobody.get('/api/questions')).json()).toHaveLength(2);
    const { rows } = await site.database.pool.query(
      "select * from audit_log where action = 'question.import' order by id desc limit 1",
    );
    expect(rows).toMatchObject([
      {
        actor_id: site.admin.id,
        subject_id: 'bank.csv',
        details: { format: 'csv', total: 3, success: 2, alreadyThere: 0, errors: 1 },
      },
    ]);
  });

  it('adds no duplicates, from the same file or a concurrent one', async () => {
    const file = `${header}\n${good('first')}\n${good('second')}\n${good('first')}`;
    const answers = await Promise.all([site.send(file), site.send(file), site.send(file)]);
    const successes = answers.map((answer) => answer.json().success);
    expect(successes.toSorted()).toEqual([0, 0, 2]);
    const again = (await site.send(file)).json();
    expect(again).toMatchObject({ success: 0, total: 3, errors: [], alreadyThere: 3 });
    expect(await site.stored()).toHaveLength(2);
  });

  it('recognizes a question that was edited since, or written by hand', async () => {
    await sendJson([{ description, solution: 'x', question_name: 'Coin' }]);
    await site.database.pool.query("update questions set name = 'Another', description = 'Other'");
    await site.database.pool.query(
      `insert into questions (name, description, description_html)
       values ('By HAND', E'  It has\\r\\ntwo lines', '')`,
    );
    const answer = await sendJson([
      { description, solution: 'x', question_name: 'coin' },
      { description: 'It has\ntwo lines', solution: 'x', question_name: 'By hand' },
    ]);
    expect(answer.json()).toMatchObject({ success: 0, total: 2, alreadyThere: 2 });
  });

  it('only reports what would happen in a dry run', async () => {
    const sent = await site.send(
      `${header}\n${good('first')}\nx,y\n${good('x')},\n"A formula: $${'x'.repeat(2001)}$",x`,
      'dry-run.csv',
      '?dryRun=true&key=dry-run',
    );
    expect(sent.json()).toMatchObject({ success: 1, total: 4, isDryRun: true });
    expect(sent.json().errors).toHaveLength(3);
    expect(await site.stored()).toEqual([]);
    const { rows } = await site.database.pool.query(
      "select * from audit_log where subject_id = 'dry-run.csv'",
    );
    expect(rows).toEqual([]);
  });
});

describe('the progress of an import', () => {
  const ask = (key: string, who: Visitor = site.admin) => who.get(`/api/admin/imports/${key}`);

  it('can be polled by its key', async () => {
    const sent = await site.send(`${header}\n${good('first')}\nx,y`, 'a.csv', '?key=my-key_1');
    expect((await ask('my-key_1')).json()).toEqual({
      key: 'my-key_1',
      status: 'done',
      total: 2,
      processed: 2,
      failure: null,
      result: sent.json(),
    });
    const again = await site.send(`${header}\n${good('second')}`, 'a.csv', '?key=my-key_1');
    expect(again.statusCode).toBe(409);
    expect(await site.stored()).toHaveLength(1);
  });

  it('also reports what went wrong', async () => {
    await site.send('{}', 'a.json', '?key=wrong');
    expect((await ask('wrong')).json()).toMatchObject({
      status: 'failed',
      failure: 'The file must contain a list of questions: [ { … }, { … } ]',
    });
  });

  it('counts as failed after a minute without an update', async () => {
    await site.database.pool.query(
      `insert into import_runs (key, is_dry_run, updated_at)
       values ('running', false, now()), ('lost', false, now() - interval '2 minutes')`,
    );
    expect((await ask('running')).json().status).toBe('running');
    expect((await ask('lost')).json()).toMatchObject({
      status: 'failed',
      failure: 'The import was interrupted; nothing was imported.',
    });
  });

  it('is empty while the file is uploading', async () => {
    expect((await ask('none')).json()).toMatchObject({ key: 'none', status: 'waiting', total: 0 });
  });

  it('is for administrators', async () => {
    expect((await ask('a%20b')).statusCode).toBe(400);
    expect((await ask('none', site.nobody)).statusCode).toBe(401);
    expect((await ask('none', site.user)).statusCode).toBe(403);
  });
});
