import { expect } from 'vitest';
import { Authenticator } from './authenticator.ts';
import type { Visitor } from './http.ts';

/** Adds a passkey to the account that is signed in. */
export async function addPasskey(person: Visitor): Promise<Authenticator> {
  const authenticator = new Authenticator();
  const challenge = (await person.post('/api/user/passkeys/challenge')).json();
  const added = await person.post('/api/user/passkeys', authenticator.create(challenge));
  expect(added.statusCode).toBe(201);
  return authenticator;
}

export const signInChallenge = async (visitor: Visitor) =>
  (await visitor.post('/api/login/passkey/challenge')).json();
