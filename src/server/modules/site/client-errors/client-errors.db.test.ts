import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';

describe('POST /api/client-errors', () => {
  const lines: string[] = [];
  let site: TestApp;
  beforeAll(async () => {
    const log = pino({ level: 'warn' }, { write: (line) => lines.push(line) });
    site = await createTestApp({ log });
  });
  afterAll(() => site.close());
  beforeEach(() => {
    lines.length = 0;
  });

  const report = (payload: object) =>
    site.app.inject({ method: 'POST', url: '/api/client-errors', payload });
  const error = { message: 'x is not a function', stack: 'at y', path: '/about' };

  it('writes the error to the server log', async () => {
    expect((await report(error)).statusCode).toBe(204);
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ msg: 'browser error', clientError: error }),
    ]);
  });

  it.each([
    ['a missing field', { message: 'x' }, 400],
    ['a wrong type', { ...error, message: 5 }, 400],
    ['an overlong message', { ...error, message: 'x'.repeat(501) }, 400],
    ['a huge body', { ...error, stack: 'x'.repeat(20_000) }, 413],
  ])('refuses %s', async (_what, payload, status) => {
    expect((await report(payload)).statusCode).toBe(status);
    expect(lines).toEqual([]);
  });

  it('limits how much is logged', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    // So that the reports of the other tests no longer count.
    vi.setSystemTime(Date.now() + 60_000);
    for (let count = 0; count < 70; count += 1) {
      expect((await report(error)).statusCode).toBe(204);
    }
    expect(lines).toHaveLength(60);
    vi.setSystemTime(Date.now() + 60_000);
    await report(error);
    expect(lines).toHaveLength(61);
  });
});
