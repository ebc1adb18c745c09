import { expect } from 'vitest';
import type { OpenIdSite } from './openid-site.ts';
import type { Claims, TestProvider } from './test-provider.ts';

let count = 0;

/** Somebody known to the provider. */
export function newPerson({ people }: TestProvider, claims: Claims = {}) {
  count += 1;
  const subject = `subject-${count}`;
  const email = `person${count}@example.org`;
  const username = `person-${count}`;
  people.set(subject, { email, email_verified: true, preferred_username: username, ...claims });
  return { subject, email, username };
}

/** The same with an account that this provider signs in to. */
export async function newMember(site: OpenIdSite) {
  const person = newPerson(site.provider);
  const visitor = site.browser();
  await visitor.signIn(person.subject);
  const { username } = person;
  const response = await visitor.post('/api/pending-identity/account', { username });
  expect(response.statusCode).toBe(201);
  return { ...person, id: Number(response.json().id) };
}
