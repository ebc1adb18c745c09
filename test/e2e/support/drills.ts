import type { Page } from '@playwright/test';
import type { DrillRun } from '#shared/contracts/drill-run.ts';
import { rightResponse } from '#shared/drills/check.ts';
import type { DrillItem } from '#shared/drills/item.ts';

export interface Played {
  items: DrillItem[];
  /** Right responses by index. */
  right: string[];
}

/** Starts the drill on screen and waits for its first item. */
export async function startDrill(page: Page): Promise<Played> {
  const dealt = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' && response.url().endsWith('/api/drills/runs'),
  );
  await page.getByRole('button', { name: 'Start' }).click();
  const { items }: DrillRun = await (await dealt).json();
  await page.getByText(items[0]?.prompt ?? '', { exact: true }).waitFor();
  return { items, right: items.map(({ asks }) => rightResponse(asks)) };
}
