// Whether somebody can still work while one person attacks the site in every way at once.
import { ensureBuild } from '../scripts/ensure-build.ts';
import { type Attack, attacksOn, type Call } from './support/attacks.ts';
import { median, percentile } from './support/numbers.ts';
import { printTable } from './support/table.ts';
import { startThrowAwaySite } from './support/throw-away-site.ts';

const minutes = Number(process.argv[2] ?? 10);
const quietMinutes = Math.min(1, minutes / 4);
const email = 'honest@example.org';
const password = 'marble-fountain-17';
/** Within the limits of one person. */
const pauseMs = 25_000;
const ip = '192.0.2.10';

await ensureBuild();
const site = await startThrowAwaySite({ TRUST_PROXY: '1' });
try {
  const { cookie } = await call('POST', '/api/register', {
    ip,
    body: { username: 'honest', email, password },
  });
  if (!cookie) throw new Error('The honest person could not register');
  await site.withPool((pool) => pool.query('UPDATE users SET is_email_verified = true'));
  const discussionId = await startDiscussion();
  const quiet = await workFor(quietMinutes, discussionId);
  const attacks = Object.entries(
    attacksOn({ call, discussionId, victim: email, cookie: await site.signIn() }),
  );
  const isOver = { value: false };
  const attackers = attacks.map(([name, attack]) => repeat(name, attack, isOver));
  const attacked = await workFor(minutes, discussionId);
  isOver.value = true;
  const outcomes = await Promise.all(attackers);
  printTable([
    ['what the honest person did', 'times', 'median', 'p99', 'failed', 'quiet p99', 'ratio'],
    ...[...attacked].map(([name, { times, failures }]) => {
      const before = percentile(quiet.get(name)?.times ?? [], 99);
      const p99 = percentile(times, 99);
      return [
        name,
        `${times.length}`,
        ms(median(times)),
        ms(p99),
        `${failures}`,
        ms(before),
        (p99 / before).toFixed(1),
      ];
    }),
  ]);
  console.log();
  printTable([['attack', 'tried', 'answers'], ...outcomes]);
} finally {
  await site.close();
}

interface Work {
  times: number[];
  failures: number;
}

/** Signs in, reads, answers and comments, over and over, at a human pace. */
async function workFor(duration: number, discussionId: number): Promise<Map<string, Work>> {
  const work = new Map<string, Work>();
  const end = performance.now() + duration * 60_000;
  for (let turn = 0; performance.now() < end; turn += 1) {
    const signedIn = await timed('signs in', 200, () =>
      call('POST', '/api/login', { ip, body: { email, password } }),
    );
    const cookie = signedIn?.cookie ?? '';
    await timed('reads a question', 200, () =>
      call('GET', `/question/${1 + (turn % 200)}`, { ip, cookie }),
    );
    await timed('answers', 200, () =>
      call('POST', `/api/questions/${1 + (turn % 200)}/answer`, {
        ip,
        cookie,
        body: { answer: '355/113' },
      }),
    );
    await timed('comments', 201, () =>
      call('POST', '/api/comments', {
        ip,
        cookie,
        body: {
          threadId: discussionId,
          content: `Turn ${turn}: $x_{${turn}}$, ${performance.now()}`,
        },
      }),
    );
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return work;

  async function timed(name: string, expected: number, act: () => ReturnType<Call>) {
    const entry = work.get(name) ?? { times: [], failures: 0 };
    work.set(name, entry);
    const start = performance.now();
    const answer = await act().catch(() => null);
    entry.times.push(performance.now() - start);
    if (answer?.status !== expected) entry.failures += 1;
    return answer;
  }
}

/** How often each status was answered. */
async function repeat(name: string, attack: Attack, isOver: { value: boolean }): Promise<string[]> {
  const statuses = new Map<string, number>();
  let turn = 0;
  for (; !isOver.value; turn += 1) {
    const status = String(await attack(turn).catch(() => 'no answer'));
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  return [
    name,
    `${turn}`,
    [...statuses].map(([status, count]) => `${status}: ${count}`).join(', '),
  ];
}

async function startDiscussion(): Promise<number> {
  const response = await fetch(`${site.url}/api/discussions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: await site.signIn() },
    body: JSON.stringify({
      questionId: 1,
      title: 'Where everybody writes',
      content: 'A thread for all of us.',
    }),
  });
  if (response.status !== 201) throw new Error(`No discussion: ${response.status}`);
  const { id } = (await response.json()) as { id: number };
  return id;
}

async function call(...[method, path, { ip, cookie, body }]: Parameters<Call>): ReturnType<Call> {
  const response = await fetch(`${site.url}${path}`, {
    method,
    headers: {
      'x-forwarded-for': ip,
      ...(cookie && { cookie }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  await response.arrayBuffer();
  return {
    status: response.status,
    cookie: response.headers.get('set-cookie')?.split(';')[0] ?? null,
  };
}

function ms(milliseconds: number): string {
  return `${milliseconds.toFixed(0)} ms`;
}
