import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { busy } from '#server/lib/errors.ts';
import { TaskTimeout, WorkerPool } from '#server/lib/worker-pool.ts';
import { createDiscussionSite, type DiscussionSite } from '#test/support/discussions.ts';
import { emptyTables } from '#test/support/empty-tables.ts';
import { postFile } from '#test/support/forms.ts';

/** Would render to 3 MB of HTML. */
const hostile = `$${'\\sqrt{x}'.repeat(237)}$ `.repeat(10);
const problem = 'The text is larger than 200 kB once rendered. Shorten it, or use fewer formulas.';
const solution = 'A proof with $x$.';

const pool = new WorkerPool({ imports: 1, rendering: 1 });
/** The kinds of tasks sent to worker threads. */
const tasks: string[] = [];
let failure: Error | null = null;
const workers: Pick<typeof pool, 'run'> = {
  run: (task, options) => {
    tasks.push(task.kind);
    return failure ? Promise.reject(failure) : pool.run(task, options);
  },
};

let site: DiscussionSite;
beforeAll(async () => {
  site = await createDiscussionSite({ workers });
});
afterAll(async () => {
  await site.close();
  await pool.close();
});
beforeEach(async () => {
  tasks.length = 0;
  failure = null;
  await emptyTables(site.database.pool, 'discussions');
});

const question = { name: 'A walk', description: 'A long description', difficulty: 'Easy' };
const rest = { category: 'Probability', type: '', imageUrl: null, isVisible: true };

type Save = (text: string) => Promise<{ statusCode: number; json(): unknown }>;

const saves: [what: string, field: string, save: Save][] = [
  [
    'a comment',
    'content',
    async (content) =>
      site.bob.post('/api/comments', { content, threadId: (await site.start()).id }),
  ],
  [
    'an edited comment',
    'content',
    async (content) => {
      const { id } = await site.comment((await site.start()).id, 'First');
      return site.ada.call('PATCH', `/api/comments/${id}`, { content });
    },
  ],
  [
    'a discussion',
    'content',
    (content) =>
      site.ada.post('/api/discussions', {
        title: 'A title',
        content,
        questionId: site.questionId,
      }),
  ],
  [
    'a question',
    'description',
    (description) => site.admin.post('/api/admin/questions', { ...question, ...rest, description }),
  ],
  [
    "a new question's solution",
    'solution',
    (text) => site.admin.post('/api/admin/questions', { ...question, ...rest, solution: text }),
  ],
  [
    'an edited question',
    'description',
    (description) =>
      site.admin.put(`/api/admin/questions/${site.questionId}`, { ...question, description }),
  ],
  [
    'a solution',
    'content',
    async (content) => {
      await site.rows('delete from solutions');
      return site.admin.post('/api/admin/solutions', { questionId: site.questionId, content });
    },
  ],
];

describe.each(saves)('%s', (_what, field, save) => {
  it('is refused if its HTML would be too large', async () => {
    const answer = await save(hostile);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      code: 'INVALID_INPUT',
      message: problem,
      error: problem,
      fieldErrors: { [field]: problem },
    });
  });

  it('is rendered in a thread if it has formulas', async () => {
    expect((await save(solution)).statusCode).toBeLessThan(300);
    expect(tasks).toEqual(['rendering']);
  });

  it('is refused while too many others wait', async () => {
    failure = busy();
    const answer = await save(solution);
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: 'BUSY' });
  });

  it('is refused if rendering takes too long', async () => {
    failure = new TaskTimeout();
    const message = 'The text takes too long to render. Make it shorter or simpler.';
    const answer = await save(solution);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ message, fieldErrors: { [field]: message } });
  });
});

it('short texts without formulas need no thread', async () => {
  await site.comment((await site.start()).id, 'a '.repeat(500));
  expect(tasks).toEqual([]);
  await site.comment((await site.start()).id, 'a '.repeat(501));
  expect(tasks).toEqual(['rendering']);
});

it('an import names the row whose text is too large', async () => {
  const rows = [
    { description: 'A description', solution: hostile },
    { description: 'Another description', solution },
  ];
  const answer = await postFile(site.admin, '/api/admin/import-file', {
    field: 'importFile',
    filename: 'rows.json',
    content: JSON.stringify(rows),
  });
  expect(answer.json()).toMatchObject({
    success: 1,
    total: 2,
    errors: [`Row 1: Solution: ${problem}`],
  });
});
