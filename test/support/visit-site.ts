import type { TestApp } from './app.ts';
import { createClockedApp } from './clocked-app.ts';
import { emptyTables } from './empty-tables.ts';

export const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';
const start = new Date('2026-11-10T10:00:00.000Z');

export type VisitSite = Awaited<ReturnType<typeof createVisitSite>>;

interface Sender {
  userAgent?: string;
  ip?: string;
  headers?: Record<string, string>;
  app?: TestApp['app'];
}

/** A site that counts visits, with its reports. */
export async function createVisitSite() {
  const site = await createClockedApp(start);
  const admin = await site.signIn({ isAdmin: true });

  const visit = (payload: object, sender: Sender = {}) => {
    const { userAgent = browser, ip = '192.0.2.1', headers = {}, app = site.app } = sender;
    return app.inject({
      method: 'POST',
      url: '/api/analytics/visits',
      headers: { 'user-agent': userAgent, ...headers },
      remoteAddress: ip,
      payload,
    });
  };

  async function report(name: string, app = site.app) {
    const response = await app.inject({ url: `/api/analytics/${name}`, headers: admin });
    if (response.statusCode !== 200) throw new Error(response.body);
    return response.json();
  }

  async function totalVisits(): Promise<number> {
    const days: { totalVisits: number }[] = await report('daily-visits');
    return days.reduce((total, day) => total + day.totalVisits, 0);
  }

  async function reset(): Promise<void> {
    site.setClock(start);
    // Nothing waits in memory afterward.
    await report('unique-visitors');
    await emptyTables(
      site.database.pool,
      'daily_visits',
      'daily_visitors',
      'daily_pages',
      'daily_devices',
      'daily_referrers',
    );
  }

  return { ...site, admin, visit, report, totalVisits, reset };
}
