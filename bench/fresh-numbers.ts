// What a question's page and calls cost with fresh numbers, the first time and again, against the usual ones.
import { openDatabase } from '#server/db/client.ts';
import { transactionsOn } from '#server/db/transaction.ts';
import { createBankService } from '#server/modules/questions/bank/bank.service.ts';
import { builtPages } from '#server/ssr/built-pages.ts';
import { createTestApp, type TestApp, testAppUrl } from '#test/support/app.ts';
import startDatabaseServer from '#test/support/database-server.ts';
import { any, anyNumber } from './support/any.ts';
import { median, percentile } from './support/numbers.ts';
import { printTable } from './support/table.ts';
import { milliseconds } from './support/two-sizes.ts';

const rounds = 100;

interface Row {
  name: string;
  /** Without and with `?v=`. */
  url: (id: number, v: string) => string;
  isSignedIn?: boolean;
  /** Runs before each call. */
  before?: (id: number) => Promise<void>;
}

const stopServer = await startDatabaseServer();
const site = await createTestApp({ config: { rateLimits: false }, pages: await builtPages() });
try {
  await fillBank(site);
  const { rows: varied } = await site.database.pool.query<{ id: number; count: number }>(
    `select question_id as id, jsonb_array_length(content -> 'variants') as count
       from question_variants`,
  );
  const { cookie } = await site.signIn();
  const edit = async (id: number) => {
    await site.database.pool.query('update questions set updated_at = now() where id = $1', [id]);
    await site.changes.settle();
  };
  const page = (id: number, v: string) => `/question/${id}${v && `?${v}`}`;
  const calls: Row[] = [
    { name: 'page for visitors, cached', url: page },
    {
      name: 'page for visitors, rendered',
      // Each in another set, so that none is cached.
      url: (id, v) => `/question/${id}?search=${anyNumber(1e9)}&${v}`,
    },
    { name: 'page for a user', url: page, isSignedIn: true },
    { name: 'question', url: (id, v) => `/api/questions/${id}?${v}` },
    {
      name: 'question, just after an edit',
      url: (id, v) => `/api/questions/${id}?${v}`,
      before: edit,
    },
    { name: 'solution', url: (id, v) => `/api/solutions/${id}?${v}`, isSignedIn: true },
  ];
  const rows = [['', 'usual', 'first', 'p95 of first', 'again', 'again / usual']];
  for (const { name, url, isSignedIn, before } of calls) {
    const times: Record<'usual' | 'first' | 'again', number[]> = {
      usual: [],
      first: [],
      again: [],
    };
    for (let round = -20; round < rounds; round += 1) {
      const { id, count } = any(varied);
      const fresh = `v=1.${1 + Math.floor(Math.random() * (count - 1))}`;
      for (const [kind, v] of [
        ['usual', ''],
        ['first', fresh],
        ['again', fresh],
      ] as const) {
        await before?.(id);
        const headers = isSignedIn ? { cookie, origin: testAppUrl } : {};
        const target = url(id, v);
        const started = performance.now();
        const { statusCode } = await site.app.inject({ url: target, headers });
        const passed = performance.now() - started;
        if (statusCode !== 200 && statusCode !== 403) throw new Error(`${target}: ${statusCode}`);
        if (round >= 0) times[kind].push(passed);
      }
    }
    const [usual, again] = [median(times.usual), median(times.again)];
    rows.push([
      name,
      milliseconds(usual),
      milliseconds(median(times.first)),
      milliseconds(percentile(times.first, 95)),
      milliseconds(again),
      (again / usual).toFixed(2),
    ]);
  }
  printTable(rows);
} finally {
  await site.close();
  await stopServer?.();
}

async function fillBank({ database: { pool } }: TestApp): Promise<void> {
  await createBankService({
    db: openDatabase(pool),
    inTransaction: transactionsOn(pool),
    now: () => new Date(),
    log: { info: () => {}, error: (details) => console.error(details) },
  }).seed();
  await pool.query('vacuum analyze');
  await site.changes.settle();
}
