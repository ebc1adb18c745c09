import type { Page } from '@playwright/test';
import { dealRun } from '#server/modules/drills/dealing/deal.ts';
import type { DrillRun } from '#shared/contracts/drill-run.ts';
import { rightResponse } from '#shared/drills/check.ts';
import type { DrillItem } from '#shared/drills/item.ts';

export interface Played {
  items: DrillItem[];
  /** Right responses by index. */
  right: string[];
}

/** Starts the drill on screen and waits for its first item, which is dealt here, too. */
export async function startDrill(page: Page): Promise<Played> {
  const dealt = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' && response.url().endsWith('/api/drills/runs'),
  );
  await page.getByRole('button', { name: 'Start' }).click();
  const run: DrillRun = await (await dealt).json();
  const deal = dealRun(run.format, run.seed);
  const items = Array.from({ length: deal.length }, (_, index) => deal.at(index));
  await page.getByText(items[0]?.prompt ?? '', { exact: true }).waitFor();
  return { items, right: items.map(({ asks }) => rightResponse(asks)) };
}
