import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { largestPadUpdate } from '#shared/domain/meetings.ts';
import { stubBrowser } from '#test/support/stub-browser.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { PadSender } from './pad-sender.ts';

beforeEach(() => {
  vi.useFakeTimers();
  stubBrowser();
});
afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const bytes = (text: string) => new TextEncoder().encode(text);
const text = (update: Uint8Array) => new TextDecoder().decode(update);

function openSender(kept: string[] = []) {
  const sent: string[] = [];
  const failures: Error[] = [];
  let unsent: string[] = [];
  const sender = new PadSender({
    send: async (update) => {
      const failure = failures.shift();
      if (failure) throw failure;
      sent.push(text(update));
    },
    merge: (updates) => bytes(updates.map(text).join('')),
    kept: kept.map(bytes),
    keep: (left) => {
      unsent = left.map(text);
    },
  });
  return { sender, sent, failures, unsent: () => unsent, close: sender.open() };
}

it('sends the first key at once, and the next ones together', async () => {
  const { sender, sent } = openSender();
  sender.add(bytes('a'));
  await pass(0);
  expect(sent).toEqual(['a']);
  for (const key of 'bcd') sender.add(bytes(key));
  expect(sender.state()).toBe('unsent');
  await pass(49);
  expect(sent).toEqual(['a']);
  await pass(1);
  expect(sent).toEqual(['a', 'bcd']);
  expect(sender.state()).toBe('sent');
});

it('keeps what did not arrive, and sends it once the connection is back', async () => {
  const { sender, sent, failures, unsent } = openSender();
  failures.push(new TypeError('Failed to fetch'));
  sender.add(bytes('a'));
  await pass(0);
  sender.add(bytes('b'));
  expect([sent, unsent(), sender.state()]).toEqual([[], ['ab'], 'offline']);
  dispatchEvent(new Event('online'));
  await pass(0);
  expect([sent, unsent(), sender.state()]).toEqual([['ab'], [], 'sent']);
});

it('does not lose what is typed while an update is on its way', async () => {
  const { sender, sent, failures, unsent } = openSender();
  sender.add(bytes('a'));
  const sending = sender.flush();
  sender.add(bytes('b'));
  expect(unsent()).toEqual(['a', 'b']);
  failures.push(new TypeError('Failed to fetch'));
  await sending;
  await pass(3_000);
  expect([sent, unsent()]).toEqual([['a', 'b'], []]);
});

it('sends what an earlier page kept', async () => {
  const { sent } = openSender(['old']);
  await pass(0);
  expect(sent).toEqual(['old']);
});

it('makes one last attempt when it is closed', async () => {
  const { sender, sent, failures, unsent, close } = openSender();
  failures.push(new TypeError('Failed to fetch'));
  sender.add(bytes('a'));
  close();
  await pass(60_000);
  expect([sent, unsent(), failures]).toEqual([[], ['a'], []]);
});

it('sends no more at once than a call takes', async () => {
  const half = 'x'.repeat(largestPadUpdate / 2);
  const { sent } = openSender([half, half, 'y']);
  await pass(0);
  expect(sent).toEqual([half + half, 'y']);
});

it.each([
  ['PAD_FULL', 'full'],
  ['PAD_CLOSED', 'closed'],
])('stops after %s', async (code, state) => {
  const { sender, failures, unsent } = openSender();
  failures.push(new ApiError(409, JSON.stringify({ code, message: 'No' })));
  sender.add(bytes('a'));
  await pass(0);
  expect([sender.state(), unsent()]).toEqual([state, []]);
  sender.add(bytes('b'));
  expect(unsent()).toEqual([]);
});

it('keeps everything for someone who has to sign in again', async () => {
  const { sender, failures, unsent } = openSender();
  failures.push(new ApiError(401, '{"code":"UNAUTHORIZED","message":"Please sign in"}'));
  sender.add(bytes('a'));
  await pass(0);
  expect([sender.state(), unsent()]).toEqual(['offline', ['a']]);
});
