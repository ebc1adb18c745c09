import type { ThrowAwaySite } from './throw-away-site.ts';

/** How many transactions the database commits during some work. */
export async function commitsDuring(
  site: ThrowAwaySite,
  work: () => Promise<unknown>,
): Promise<number> {
  const before = await commits(site);
  await work();
  return (await commits(site)) - before;
}

/** Connections report their transactions with a delay of at most a second. */
async function commits({ withPool }: ThrowAwaySite): Promise<number> {
  await new Promise((done) => setTimeout(done, 1_500));
  return withPool(async (pool) => {
    const { rows } = await pool.query<{ count: string }>(
      'select sum(xact_commit) as count from pg_stat_database',
    );
    return Number(rows[0]?.count);
  });
}
