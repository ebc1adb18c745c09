import type { Page } from '@playwright/test';

export const show = (page: Page) => page.getByRole('button', { name: 'Show Solution' });
