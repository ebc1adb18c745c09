import type { Comment } from '#shared/contracts/comment.ts';
import type { Discussion, Thread } from '#shared/contracts/discussion.ts';
import { createTestApp } from './app.ts';
import { Visitor } from './http.ts';
import { insertQuestions } from './questions.ts';
import { createSignedInUser } from './sign-in.ts';

type Overrides = Parameters<typeof createTestApp>[0];

/** A site with a visible and a hidden question and a few users; without rate limits. */
export async function createDiscussionSite(overrides: Overrides = {}) {
  const site = await createTestApp({
    ...overrides,
    config: { rateLimits: false, ...overrides?.config },
  });
  const { pool } = site.database;
  const [questionId = 0, hiddenId = 0] = await insertQuestions(pool, [
    { name: 'A fair coin' },
    { name: 'A hidden die', isVisible: false },
  ]);

  async function person(user: Parameters<typeof createSignedInUser>[1] = {}) {
    const { user: account, cookie } = await createSignedInUser(pool, user);
    const visitor = new Visitor(site.app, { cookie: `${cookie.name}=${cookie.value}` });
    return Object.assign(visitor, { user: account });
  }
  const [ada, bob, admin] = await Promise.all([
    person({ username: 'Ada' }),
    person({ username: 'Bob' }),
    person({ username: 'Root', isAdmin: true }),
  ]);
  const nobody = new Visitor(site.app);

  async function start(fields: object = {}, author: Visitor = ada): Promise<Discussion> {
    const body = { title: 'Is it fair?', content: 'I think that it is.', questionId, ...fields };
    const response = await author.post('/api/discussions', body);
    if (response.statusCode !== 201) throw new Error(response.body);
    return response.json();
  }

  async function comment(
    threadId: number,
    content: string,
    { parentId = null, author = ada }: { parentId?: number | null; author?: Visitor } = {},
  ): Promise<Comment> {
    const response = await author.post('/api/comments', { threadId, content, parentId });
    if (response.statusCode !== 201) throw new Error(response.body);
    return response.json();
  }

  async function read(threadId: number, reader: Visitor = nobody): Promise<Thread> {
    const response = await reader.get(`/api/discussions/${threadId}`);
    if (response.statusCode !== 200) throw new Error(response.body);
    return response.json();
  }

  const rows = async (query: string, values: unknown[] = []) =>
    (await pool.query(query, values)).rows;
  const setHidden = async (isHidden: boolean) => {
    await rows('update questions set is_visible = $1 where id = $2', [!isHidden, questionId]);
    await site.changes.settle();
  };

  const people = { ada, bob, admin, nobody, person };
  return { ...site, ...people, questionId, hiddenId, start, comment, read, rows, setHidden };
}

export type DiscussionSite = Awaited<ReturnType<typeof createDiscussionSite>>;
