import type { ThrowAwaySite } from './throw-away-site.ts';

interface Writing {
  cookie: string;
  threadId: number;
  /** Between two comments. */
  pauseMs: number;
  isOver: { value: boolean };
}

export async function startDiscussion(site: ThrowAwaySite): Promise<number> {
  const thread = { questionId: 1, title: 'Where everybody writes', content: 'For all of us.' };
  const response = await post(site, '/api/discussions', await site.signIn(), thread);
  if (response.status !== 201) throw new Error(`No discussion: ${response.status}`);
  return ((await response.json()) as { id: number }).id;
}

/** Writes comments until told to stop, and returns the ids of those that the site acknowledged. */
export async function acknowledgedComments(
  site: ThrowAwaySite,
  { cookie, threadId, pauseMs, isOver }: Writing,
): Promise<number[]> {
  const ids: number[] = [];
  for (let turn = 0; !isOver.value; turn += 1) {
    const content = `A word on $x_{${turn}}$, ${performance.now()}`;
    // A killed process does not answer.
    const response = await post(site, '/api/comments', cookie, { threadId, content }).catch(
      () => null,
    );
    if (response?.status === 201) ids.push(((await response.json()) as { id: number }).id);
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return ids;
}

export async function countLost({ withPool }: ThrowAwaySite, ids: number[]): Promise<number> {
  const { rows } = await withPool((pool) =>
    pool.query<{ count: number }>(
      'select count(*)::int as count from comments where id = any($1)',
      [ids],
    ),
  );
  return ids.length - (rows[0]?.count ?? 0);
}

function post({ url }: ThrowAwaySite, path: string, cookie: string, body: object) {
  return fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
}
