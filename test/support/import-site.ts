import { createTestApp } from './app.ts';
import { postFile } from './forms.ts';
import type { Visitor } from './http.ts';
import { invitePeople } from './people.ts';

export type ImportSite = Awaited<ReturnType<typeof createImportSite>>;

/** A site into which its administrator imports questions. */
export async function createImportSite() {
  const site = await createTestApp();
  const people = await invitePeople(site);
  const { pool } = site.database;

  const send = (
    content: string | Buffer,
    filename = 'a.csv',
    query = '',
    who: Visitor = people.admin,
  ) => postFile(who, `/api/admin/import-file${query}`, { field: 'importFile', filename, content });

  /** The questions with their solutions. */
  const stored = async () =>
    (
      await pool.query(
        'select q.*, s.content from questions q left join solutions s on s.question_id = q.id order by q.id',
      )
    ).rows;
  /** Only their texts. */
  const storedTexts = async () =>
    (await stored()).map(({ description, content }) => [description, content]);
  const clear = () => pool.query('delete from questions');

  return { ...site, ...people, send, stored, storedTexts, clear };
}
