import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { transactionsOn } from '#server/db/transaction.ts';
import { createTestApp } from '#test/support/app.ts';
import { eventually } from '#test/support/eventually.ts';
import { postFile } from '#test/support/forms.ts';
import { invitePeople } from '#test/support/people.ts';
import { createImportRepository } from './import.repository.ts';

it('an import is aborted when the site stops, and leaves nothing behind', async () => {
  const site = await createTestApp();
  onTestFinished(() => site.close());
  const { pool } = site.database;
  const { admin } = await invitePeople(site);
  const key = randomUUID();
  const statusOf = async () =>
    (await pool.query('select status, failure from import_runs where key = $1', [key])).rows[0];

  // Holding the import lock decides when the next import continues.
  const sent = await transactionsOn(pool)(async ({ db }) => {
    await createImportRepository(db).lock();
    const answer = postFile(admin, `/api/admin/import-file?key=${key}`, {
      field: 'importFile',
      filename: 'a.csv',
      content: 'description,solution\nWhat is the value of it?,It is one',
    });
    await eventually(async () => expect(await statusOf()).toMatchObject({ status: 'running' }));
    await site.app.close();
    return { answer };
  });

  const given = await sent.answer;
  expect(given.statusCode).toBe(503);
  expect(given.json()).toMatchObject({
    code: 'STOPPING',
    message: 'The site is restarting; nothing was imported. Please try again in a moment.',
  });
  expect(await statusOf()).toEqual({ status: 'failed', failure: given.json().message });
  const { rows } = await pool.query(
    `select (select count(*) from questions) as questions,
            (select count(*) from audit_log where action = 'question.import') as acts`,
  );
  expect(rows).toEqual([{ questions: '0', acts: '0' }]);
});
