import { expect, it } from 'vitest';
import { createPageQueue } from './page-queue.ts';

const greedy = '198.51.100.1';

/** Queues this many pages for one client, which wait until they are released. */
function fill(queue: ReturnType<typeof createPageQueue>, count: number, ip = greedy) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const pages = Array.from({ length: count }, () => queue.render(ip, () => promise));
  return async () => {
    resolve();
    await Promise.all(pages);
  };
}

it('keeps places for others when one network has filled it', async () => {
  const queue = createPageQueue();
  const letGo = fill(queue, 65);
  await Promise.resolve();
  expect(queue.isFullFor(greedy)).toBe(false);
  const letLastGo = fill(queue, 1);
  await Promise.resolve();
  expect(queue.isFullFor(greedy)).toBe(true);
  expect(queue.isFullFor('198.51.100.2')).toBe(false);
  await Promise.all([letGo(), letLastGo()]);
  expect(queue.isFullFor(greedy)).toBe(false);
});

it('gives a network three of these places, however many addresses it has', async () => {
  const queue = createPageQueue();
  const waiting = [fill(queue, 66)];
  for (const part of [1, 2, 3]) waiting.push(fill(queue, 1, `2001:db8:7:${part}::1`));
  await Promise.resolve();
  expect(queue.isFullFor('2001:db8:7:4::1')).toBe(true);
  expect(queue.isFullFor('2001:db8:8::1')).toBe(false);
  await Promise.all(waiting.map((letGo) => letGo()));
});

it('has an upper limit', async () => {
  const queue = createPageQueue();
  const letGo = fill(queue, 96);
  await Promise.resolve();
  expect(queue.isFullFor('198.51.100.2')).toBe(true);
  await letGo();
});
