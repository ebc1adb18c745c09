import { createPasswordHashes } from '#server/modules/accounts/auth/password-hash.ts';

/** The minimum cost of Argon2, as hundreds of tests create accounts. */
export const passwordHashes = createPasswordHashes({ memoryCost: 8, timeCost: 1, parallelism: 1 });
