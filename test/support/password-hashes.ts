import { createPasswordHashes } from '#server/modules/accounts/auth/password-hash.ts';

/** The least that Argon2 can do: hundreds of tests make an account. */
export const passwordHashes = createPasswordHashes({ memoryCost: 8, timeCost: 1, parallelism: 1 });
