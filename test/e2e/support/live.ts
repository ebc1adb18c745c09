import type { Page } from '@playwright/test';

/** Waits until scripts have taken over the page and every button in it. */
export async function untilLive(page: Page): Promise<void> {
  // Polls in the page on every frame: assertions soon poll only every half second, and
  // `waitForFunction` compiles its tools again for each page.
  await page.evaluate(async () => {
    while (document.querySelector('[data-early]')) await new Promise(requestAnimationFrame);
  });
}
