import { expect, vi } from 'vitest';
import { createToken } from '#server/lib/secret-token.ts';
import { type Answer, askText } from './site-requests.ts';

type TextAnswer = Omit<Answer, 'body'> & { body: string };

/** Headers with a session that has to be looked up and is not found. */
export const madeUpSession = () => ({ cookie: `martingale_session=${createToken()}` });

/** Waits for a site to recover after a fault; an error in the check fails at once. */
export async function recovery(isWell: () => Promise<boolean>): Promise<void> {
  await vi.waitUntil(isWell, { timeout: 45_000, interval: 50 });
}

/** True for a healthy response; anything else must at least be a proper 503. */
export function isHealthy(answer: TextAnswer, status: number): boolean {
  if (answer.status !== status) expectUnavailable(answer);
  return answer.status === status;
}

export function expectUnavailable({ status, headers, body }: TextAnswer): void {
  expect(status).toBe(503);
  if (headers['content-type']?.startsWith('application/json')) {
    expect(headers['retry-after']).toMatch(/^\d+$/);
    const { code, message, error, ...rest } = JSON.parse(body);
    expect({ code, rest }).toEqual({ code: 'UNAVAILABLE', rest: {} });
    expect(message).toMatch(/unavailable/);
    expect(error).toBe(message);
  } else {
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(body).toContain('Temporarily unavailable');
    expect(body).not.toMatch(/ECONN|ENOENT|terminated|\bat .*:\d+:\d+/);
  }
}

/** Waits until the database has notified the site of a change. */
export async function titleToBecome(url: string, title: string): Promise<void> {
  await recovery(async () => {
    const settings: unknown[] = JSON.parse((await askText(`${url}/api/settings`)).body);
    return settings.some((setting) => JSON.stringify(setting).includes(JSON.stringify(title)));
  });
}
