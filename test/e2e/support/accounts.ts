import { randomBytes } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Pool } from 'pg';

export interface Person {
  username: string;
  email: string;
  password: string;
}

export function newPerson(): Person {
  const username = `ann_${randomBytes(4).toString('hex')}`;
  return { username, email: `${username}@example.org`, password: 'first-password' };
}

/** A person with a password, signed in on this page without going through the form. */
export async function register(page: Page): Promise<Person> {
  const person = newPerson();
  const answer = await page.request.post('/api/register', { data: person });
  expect(answer.status()).toBe(201);
  return person;
}

/** As if the session had ended. Leaves the page first, which may still be loading users' data. */
export async function endSession(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}

/** As if everyone had entered their password an hour ago. */
export async function letSessionsAge(pool: Pool): Promise<void> {
  await pool.query("update sessions set password_entered_at = now() - interval '1 hour'");
}

export function toast(page: Page): Locator {
  return page.getByRole('region', { name: /Notifications/ });
}

export async function expectToast(page: Page, title: string, description: string): Promise<void> {
  await expect(toast(page)).toContainText(title);
  await expect(toast(page)).toContainText(description);
}

/** The path of the link in the latest email of a kind. */
export async function mailedPath(pool: Pool, kind: string, recipient: string): Promise<string> {
  const { rows } = await pool.query<{ text: string }>(
    'select text from mail_messages where kind = $1 and recipient = $2 order by id desc limit 1',
    [kind, recipient],
  );
  const link = /https?:\/\/\S+/.exec(rows[0]?.text ?? '')?.[0];
  const { pathname, search } = new URL(link ?? 'about:blank');
  return pathname + search;
}

export async function signIn(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

type Named = Pick<Person, 'username'>;

async function openMenu(page: Page, { username }: Named): Promise<void> {
  await page.getByRole('banner').locator('summary', { hasText: username }).click();
}

export async function openAccount(page: Page, person: Named): Promise<void> {
  await openMenu(page, person);
  await page.getByRole('link', { name: 'Account settings' }).click();
}

export async function signOut(page: Page, person: Named): Promise<void> {
  await openMenu(page, person);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expectToast(page, 'Logged out', 'You have been logged out successfully');
}
