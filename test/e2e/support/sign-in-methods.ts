import type { Page } from '@playwright/test';
import { TestProvider } from '#test/support/openid/test-provider.ts';
import { startTestSite } from '#test/support/site.ts';
import { test as base } from '../fixtures.ts';

/** A site where passkeys work, with a sign-in provider at another host. */
export const test = base.extend<object, { provider: TestProvider }>({
  provider: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      // The longest name allowed.
      const provider = await TestProvider.start('test', 'Example University of Identity');
      await use(provider);
      await provider.close();
    },
    { scope: 'worker' },
  ],

  site: [
    async ({ provider }, use) => {
      // Browsers refuse passkeys at IP addresses.
      const site = await startTestSite({ ...provider.environment, HOST: 'localhost' });
      try {
        await use({ url: site.url, pool: site.pool });
      } finally {
        await site.close();
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/**
 * Adds an authenticator built into the device, which never prompts but responds only while somebody
 * is present. Returns a function to be present.
 */
export async function addAuthenticator(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: false,
    },
  });
  const setPresence = (enabled: boolean) =>
    browser.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
  return async (act: () => Promise<void>) => {
    await setPresence(true);
    await act();
    await setPresence(false);
  };
}
