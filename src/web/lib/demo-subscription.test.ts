import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { demoPrices, orDemo } from './demo-subscription.ts';

const noNetwork = new TypeError('Failed to fetch');
const demo = () => demoPrices;

describe('sample data replaces the response', () => {
  it.each([
    ['without a network', noNetwork],
    ['when the server is out of order', new ApiError(500, '')],
    ['when it is away', new ApiError(503, '')],
  ])('in test mode, %s', async (_when, error) => {
    await expect(orDemo('sandbox', Promise.reject(error), demo)).resolves.toEqual({
      answer: demoPrices,
      demoReason: error,
    });
  });

  it.each([
    ['the user is signed out', new ApiError(401, '')],
    ['there is none', new ApiError(404, '')],
    ['there were too many', new ApiError(429, '')],
  ])('but not when the server says that %s', async (_what, error) => {
    await expect(orDemo('sandbox', Promise.reject(error), demo)).rejects.toBe(error);
  });

  it.each([noNetwork, new ApiError(503, '')])(
    'nor where real payments are taken',
    async (error) => {
      await expect(orDemo('stripe', Promise.reject(error), demo)).rejects.toBe(error);
    },
  );

  it('but not a successful response', async () => {
    const answer = { ...demoPrices, currency: 'eur' };
    await expect(orDemo('sandbox', Promise.resolve(answer), demo)).resolves.toEqual({
      answer,
      demoReason: null,
    });
  });
});
