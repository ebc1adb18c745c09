import type { Page } from '@playwright/test';

/** Until scripts have taken over the page and every button of its parts. */
export async function untilLive(page: Page): Promise<void> {
  // Asked in the page with every frame: an assertion asks at intervals that soon are half a second,
  // and `waitForFunction` first compiles its tools anew for each page.
  await page.evaluate(async () => {
    while (document.querySelector('[data-early]')) await new Promise(requestAnimationFrame);
  });
}
