import { beforeEach, expect, it } from 'vitest';
import { RecentSessions } from './recent-sessions.ts';

interface Session {
  user: { id: number };
  readNumber: number;
}

let announce: (detail?: string) => void = () => {};
let announceSettings: () => void = () => {};
let now = new Date(0);
let reads = 0;
const changes = {
  isListening: true,
  on(topic: string, listener: (detail?: string) => void) {
    if (topic === 'members') announce = listener;
    if (topic === 'settings') announceSettings = listener;
    return () => {};
  },
};

beforeEach(() => {
  changes.isListening = true;
  now = new Date(0);
  reads = 0;
});

function recentSessions() {
  const recent = new RecentSessions<Session>({ changes, now: () => now });
  const read = (id: number) => async () => {
    reads += 1;
    return { user: { id }, readNumber: reads };
  };
  /** Each user has two tokens. */
  return { recent, find: (id: number, token = `a ${id}`) => recent.find(token, read(id)) };
}

it('are read once in five seconds', async () => {
  const { find } = recentSessions();
  const first = await find(1);
  now = new Date(4_999);
  expect(await find(1)).toBe(first);
  now = new Date(5_000);
  expect(await find(1)).toMatchObject({ readNumber: 2 });
});

it('are all dropped when a setting changes, since rights depend on one', async () => {
  const { find } = recentSessions();
  await Promise.all([find(1), find(2)]);
  announceSettings();
  await Promise.all([find(1), find(2)]);
  expect(reads).toBe(4);
});

it('are dropped for every token when their user changes, and others stay', async () => {
  const { find } = recentSessions();
  await Promise.all([find(1), find(1, 'another token'), find(2)]);
  announce('1');
  await Promise.all([find(1), find(1, 'another token'), find(2)]);
  expect(reads).toBe(5);
});

it('are all dropped by a change that names no user', async () => {
  const { find } = recentSessions();
  await Promise.all([find(1), find(2)]);
  announce();
  await Promise.all([find(1), find(2)]);
  expect(reads).toBe(4);
});

it('are not kept if a change arrives while they are read', async () => {
  const { recent, find } = recentSessions();
  const { promise, resolve } = Promise.withResolvers<Session>();
  const found = recent.find('a 1', () => promise);
  announce('1');
  resolve({ user: { id: 1 }, readNumber: 0 });
  expect(await found).toMatchObject({ readNumber: 0 });
  expect(await find(1)).toMatchObject({ readNumber: 1 });
});

it('are neither kept nor used while changes might be missed', async () => {
  const { find } = recentSessions();
  await find(1);
  changes.isListening = false;
  await find(1);
  await find(2);
  expect(reads).toBe(3);
  changes.isListening = true;
  await find(2);
  expect(reads).toBe(4);
});

it('do not remember that a token is unknown', async () => {
  const { recent, find } = recentSessions();
  expect(await recent.find('a 1', async () => null)).toBeNull();
  expect(await find(1)).toMatchObject({ user: { id: 1 } });
});
