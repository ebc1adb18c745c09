import { expect, it } from 'vitest';
import { createPasswordHashes } from './password-hash.ts';

it('hashes at the cost that OWASP recommends', async () => {
  expect(await createPasswordHashes().make('correct horse')).toMatch(
    /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/,
  );
});

it('checks passwords before hashing new ones, and refuses a flood of new ones', async () => {
  const passwordHashes = createPasswordHashes({ memoryCost: 4864, timeCost: 2, parallelism: 1 });
  const known = await passwordHashes.make('correct horse');
  let hashed = 0;
  const flood = Array.from({ length: 250 }, async () => {
    await passwordHashes.make('new');
    hashed += 1;
  });
  const settled = Promise.allSettled(flood);

  expect(await passwordHashes.matches(known, 'correct horse')).toBe(true);
  expect(hashed).toBeLessThan(10);

  const refusals = (await settled).filter(({ status }) => status === 'rejected');
  expect(refusals.length).toBeGreaterThan(100);
  expect(refusals[0]).toMatchObject({ reason: { status: 503, code: 'BUSY' } });
});
