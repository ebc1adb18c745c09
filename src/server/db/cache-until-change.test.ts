import { beforeEach, expect, it } from 'vitest';
import { cacheUntilChange } from './cache-until-change.ts';
import type { ChangeTopic } from './change-feed.ts';

const listeners = new Map<ChangeTopic, () => void>();
const reads: PromiseWithResolvers<string>[] = [];
beforeEach(() => {
  listeners.clear();
  reads.length = 0;
});

function keep(most = 10) {
  const changes = {
    on(topic: ChangeTopic, listener: () => void) {
      listeners.set(topic, listener);
      return () => {};
    },
  };
  return cacheUntilChange<string, string>({ changes, topics: ['questions'], most }, () => {
    const read = Promise.withResolvers<string>();
    reads.push(read);
    return read.promise;
  });
}

it('reads each key once', async () => {
  const get = keep();
  const answers = [get('a'), get('a'), get('b')];
  reads[0]?.resolve('of a');
  reads[1]?.resolve('of b');
  expect(await Promise.all([...answers, get('a')])).toEqual(['of a', 'of a', 'of b', 'of a']);
  expect(reads).toHaveLength(2);
});

it('reads again after a change, even if the old read ends later', async () => {
  const get = keep();
  const early = get('a');
  listeners.get('questions')?.();
  const late = get('a');
  reads[1]?.resolve('new');
  reads[0]?.resolve('old');
  expect(await early).toBe('old');
  expect(await late).toBe('new');
  expect(await get('a')).toBe('new');
  expect(reads).toHaveLength(2);
});

it('does not cache a failure, and a late one evicts no newer read', async () => {
  const get = keep();
  const failing = get('a');
  listeners.get('questions')?.();
  const fresh = get('a');
  reads[0]?.reject(new Error('away'));
  await expect(failing).rejects.toThrow('away');
  reads[1]?.resolve('new');
  expect(await fresh).toBe('new');
  expect(await get('a')).toBe('new');

  const other = get('b');
  reads[2]?.reject(new Error('away'));
  await expect(other).rejects.toThrow('away');
  void get('b');
  expect(reads).toHaveLength(4);
});

it('stays within its size', () => {
  const get = keep(1);
  void get('a');
  void get('b');
  void get('a');
  expect(reads).toHaveLength(3);
});

it('reads once even if reading starts only when it is awaited', async () => {
  let times = 0;
  const lazy: PromiseLike<number> = {
    // biome-ignore lint/suspicious/noThenProperty: like a Drizzle query
    then: (done) => Promise.resolve(++times).then(done),
  };
  const changes = { on: () => () => {} };
  const get = cacheUntilChange({ changes, topics: ['questions'], most: 1 }, () => lazy);
  expect([await get('a'), await get('a')]).toEqual([1, 1]);
});
