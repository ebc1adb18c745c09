import type { OpenIdSettings } from '#server/integrations/openid/openid-provider.ts';
import { createTestApp } from '../app.ts';
import { TestProvider } from './test-provider.ts';
import { Traveler } from './traveler.ts';

export type OpenIdSite = Awaited<ReturnType<typeof createOpenIdSite>>;

/** An app that offers a provider, and others with the given differences. */
export async function createOpenIdSite(...others: Partial<OpenIdSettings>[]) {
  const provider = await TestProvider.start();
  const { settings } = provider;
  let aheadMs = 0;
  let browsers = 0;
  const site = await createTestApp({
    config: { openId: [settings, ...others.map((other) => ({ ...settings, ...other }))] },
    now: () => new Date(Date.now() + aheadMs),
  });
  return {
    ...site,
    provider,
    setClockAhead(milliseconds: number): void {
      aheadMs = milliseconds;
    },
    /** A browser with a separate IP, so that limits count it separately. */
    browser(): Traveler {
      browsers += 1;
      return new Traveler(site.app, { ip: `198.51.100.${browsers}` });
    },
    query: async (text: string, values: unknown[] = []) =>
      (await site.database.pool.query(text, values)).rows,
    async close(): Promise<void> {
      await site.close();
      await provider.close();
    },
  };
}
