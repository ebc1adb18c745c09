import { expect, it, onTestFinished } from 'vitest';
import { createDiscussionSite } from '#test/support/discussions.ts';
import { useUpAllButOne } from '#test/support/rate-limits.ts';

it('limits posting, more strictly for unverified accounts', async () => {
  const slow = await createDiscussionSite({ config: { rateLimits: true } });
  onTestFinished(() => slow.close());
  const { id: threadId } = await slow.start();
  const statuses = async (author: typeof slow.ada, times: number) => {
    const found: number[] = [];
    for (let number = 0; number < times; number += 1) {
      const body = { threadId, content: `Comment ${number}` };
      found.push((await author.post('/api/comments', body)).statusCode);
    }
    return found;
  };
  const unverified = await slow.person({ isEmailVerified: false });
  expect(await statuses(unverified, 6)).toEqual([201, 201, 201, 201, 201, 429]);
  useUpAllButOne(30);
  expect(await statuses(slow.bob, 2)).toEqual([201, 201]);
  const refused = await slow.bob.post('/api/comments', { threadId, content: 'More' });
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);

  const startMany = async (author: typeof slow.ada, times: number) => {
    const found: number[] = [];
    for (let number = 0; number < times; number += 1) {
      const title = `Discussion ${number}`;
      const body = { title, content: 'Long enough.', questionId: slow.questionId };
      found.push((await author.post('/api/discussions', body)).statusCode);
    }
    return found;
  };
  expect(await startMany(unverified, 3)).toEqual([201, 201, 429]);
  useUpAllButOne(10);
  expect(await startMany(slow.bob, 3)).toEqual([201, 201, 429]);
});
