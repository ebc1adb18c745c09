import type { Locator, Page } from '@playwright/test';

export const comment = (page: Page, id: number): Locator => page.locator(`#comment-${id}`);

export const field = (page: Page): Locator => page.getByRole('textbox', { name: 'Your comment' });

export const send = (page: Page): Locator => page.getByRole('button', { name: 'Send comment' });

/** Others' pages ask every ten seconds. */
export const soon = { timeout: 20_000 };
