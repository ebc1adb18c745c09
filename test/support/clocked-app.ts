import { createTestApp } from './app.ts';

export type ClockedApp = Awaited<ReturnType<typeof createClockedApp>>;

/** An app whose clock stands still unless a test moves it. */
export async function createClockedApp(start: Date) {
  let now = start;
  const site = await createTestApp({ now: () => now });
  return {
    ...site,
    now: () => now,
    setClock(moment: Date): void {
      now = moment;
    },
    wait(milliseconds: number): void {
      now = new Date(now.getTime() + milliseconds);
    },
    query: async (text: string, values: unknown[] = []) =>
      (await site.database.pool.query(text, values)).rows,
  };
}
