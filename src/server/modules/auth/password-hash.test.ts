import { expect, it } from 'vitest';
import { hashPassword, isPassword } from './password-hash.ts';

it('checks passwords first while many are hashed, and refuses a flood of new ones', async () => {
  const known = await hashPassword('correct horse');
  let hashed = 0;
  const flood = Array.from({ length: 250 }, async () => {
    await hashPassword('new');
    hashed += 1;
  });
  const settled = Promise.allSettled(flood);

  expect(await isPassword('correct horse', known)).toBe(true);
  expect(hashed).toBeLessThan(10);

  const refusals = (await settled).filter(({ status }) => status === 'rejected');
  expect(refusals.length).toBeGreaterThan(100);
  expect(refusals[0]).toMatchObject({ reason: { status: 503, code: 'BUSY' } });
});
