import type { Locator, Page } from '@playwright/test';

export const comment = (page: Page, id: number): Locator => page.locator(`#comment-${id}`);

/** All comments but one that is being sent. */
export const comments = (page: Page): Locator => page.locator('[id^="comment-"]');

export const field = (page: Page): Locator => page.getByRole('textbox', { name: 'Your comment' });

/** Advances a fake clock by the ten seconds after which the page fetches new comments. */
export const poll = (page: Page) => page.clock.runFor(10_000);
