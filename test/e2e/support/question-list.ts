import { expect, type Locator, type Page } from '@playwright/test';
import type { Pool } from 'pg';
import { difficulties } from '#shared/domain/difficulty.ts';
import { insertQuestions } from '#test/support/questions.ts';
import { uniqueName } from './questions.ts';

interface Site {
  url: string;
  pool: Pool;
}

type Special = NonNullable<Parameters<typeof insertQuestions>[1][number]>;

/**
 * Creates questions in a new category: Q001, Q002 and so on, in turn Easy, Medium and Hard.
 * `special` overrides some of them by index.
 */
export async function makeCategory(
  site: Site,
  count: number,
  special: Record<number, Special> = {},
) {
  const category = uniqueName('List');
  const questions = Array.from({ length: count }, (_, index) => ({
    name: `Q${String(index + 1).padStart(3, '0')} of ${category}`,
    description: 'Never part of the list.',
    difficulty: difficulties[index % 3] ?? 'Easy',
    category,
    ...special[index],
  }));
  const ids = await insertQuestions(site.pool, questions);
  const path = `/questions?${new URLSearchParams({ category })}`;
  const visible = questions.filter(({ isVisible = true }) => isVisible).length;
  // The site notices rows inserted behind its back after a short delay.
  await expect
    .poll(async () => (await fetch(`${site.url}/api${path}`)).headers.get('x-total-count'))
    .toBe(String(visible));
  return { category, ids, path };
}

/** Opens the list and waits for hydration. */
export async function openList(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => localStorage.getItem('questionsTableSort') !== null);
}

export function rows(page: Page): Locator {
  return page.getByRole('table').locator('tbody tr');
}

/** The first word of each row's name, such as Q001. */
export async function expectNames(page: Page, names: string[]): Promise<void> {
  await expect(rows(page)).toHaveCount(names.length);
  await expect(rows(page).getByRole('link')).toHaveText(
    names.map((name) => new RegExp(`^${name}\\b`)),
  );
}

export async function expectShowing(page: Page, from: number, to: number, total: number) {
  await expect(
    page.getByText(`Showing ${from} to ${to} of ${total} questions`, { exact: true }),
  ).toBeVisible();
}

export function searchField(page: Page): Locator {
  return page.getByPlaceholder('Search questions...', { exact: true });
}

export function columnHeader(page: Page, name: string): Locator {
  return page.getByRole('columnheader', { name });
}

export function pageLink(page: Page, name: string): Locator {
  return page
    .getByRole('navigation', { name: 'Pagination' })
    .getByRole('link', { name, exact: true });
}

export function expectParams(page: Page, params: Record<string, string>): Promise<void> {
  return expect.poll(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual(params);
}
