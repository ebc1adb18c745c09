import type { Locator, Page } from '@playwright/test';

export const comment = (page: Page, id: number): Locator => page.locator(`#comment-${id}`);

/** All that have arrived, without one that is on its way. */
export const comments = (page: Page): Locator => page.locator('[id^="comment-"]');

export const field = (page: Page): Locator => page.getByRole('textbox', { name: 'Your comment' });

export const send = (page: Page): Locator => page.getByRole('button', { name: 'Send comment' });

/** Lets a page with a clock of its own ask for what others wrote, as it does every ten seconds. */
export const askAgain = (page: Page) => page.clock.runFor(10_000);
