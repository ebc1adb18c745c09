import { expect, it } from 'vitest';
import { createDiscussionSite } from '#test/support/discussions.ts';

it('limits posting, more strictly for unverified accounts', async () => {
  const slow = await createDiscussionSite({ config: { rateLimits: true } });
  try {
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
    expect((await statuses(slow.bob, 31)).filter((status) => status === 201)).toHaveLength(30);
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
    expect((await startMany(slow.bob, 11)).at(-1)).toBe(429);
  } finally {
    await slow.close();
  }
});
