import type { Page } from '@playwright/test';

export const show = (page: Page) => page.getByRole('button', { name: 'Show Solution' });
export const hide = (page: Page) => page.getByRole('button', { name: 'Hide Solution' });

/** Records the API calls about solutions. */
export function watchSolutionCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/solution')) calls.push(pathname);
  });
  return calls;
}
