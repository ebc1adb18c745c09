import type { Page } from '@playwright/test';

export const viewports = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
} as const;

/**
 * Every screen a page must look right on. Each width and each theme once, since the layout does not
 * depend on the colors.
 */
const screens = [
  { name: 'phone, dark', use: { viewport: viewports.phone, colorScheme: 'dark' } },
  { name: 'desktop, light', use: { viewport: viewports.desktop, colorScheme: 'light' } },
] as const;

/** Turns one page to each screen. */
export async function onEveryScreen(
  page: Page,
  check: (screen: { name: string; width: number }) => Promise<void>,
): Promise<void> {
  for (const { name, use } of screens) {
    await page.setViewportSize(use.viewport);
    await page.emulateMedia({ colorScheme: use.colorScheme });
    await check({ name, width: use.viewport.width });
  }
}
