import { expect, type Page } from '@playwright/test';

/** Until scripts have taken over the page and every button of its parts. */
export function untilLive(page: Page): Promise<void> {
  return expect(page.locator('[data-early]')).toHaveCount(0);
}
