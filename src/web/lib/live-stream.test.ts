import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeSource } from '#test/support/fake-source.ts';
import { stubBrowser } from '#test/support/stub-browser.ts';
import { LiveStream } from './live-stream.ts';

beforeEach(() => {
  vi.useFakeTimers();
  stubBrowser();
  vi.stubGlobal('EventSource', FakeSource);
  vi.stubGlobal('navigator', { onLine: true });
  FakeSource.opened = [];
});
afterEach(() => vi.useRealTimers());

function openStream() {
  const heard: string[] = [];
  const stream = new LiveStream({
    urlAfter: (lastId) => `/stream?after=${lastId}`,
    on: { pad: (data) => heard.push(data) },
  });
  const close = stream.open();
  return { stream, heard, close };
}

const source = (index: number): FakeSource => {
  const found = FakeSource.opened.at(index);
  if (!found) throw new Error('No stream was opened');
  return found;
};

it('goes on where a lost connection left off', () => {
  const { stream, heard } = openStream();
  expect(source(0).url).toBe('/stream?after=null');
  source(0).onopen();
  source(0).send('pad', 'one', '1.4');
  source(0).send('state', 'unknown');
  source(0).onerror();
  // The server may just have restarted.
  expect([source(0).isClosed, stream.state()]).toEqual([true, 'open']);
  vi.advanceTimersByTime(500);
  expect(source(1).url).toBe('/stream?after=1.4');
  source(1).onerror();
  expect(stream.state()).toBe('lost');
  vi.advanceTimersByTime(1_000);
  source(2).onopen();
  source(2).send('pad', 'two', '1.5');
  expect([heard, stream.state()]).toEqual([['one', 'two'], 'open']);
});

it('comes back as soon as the browser is online', () => {
  const { stream } = openStream();
  vi.stubGlobal('navigator', { onLine: false });
  source(0).onerror();
  expect(stream.state()).toBe('lost');
  dispatchEvent(new Event('online'));
  expect(FakeSource.opened).toHaveLength(2);
});

it('that has ended comes back only when asked to', () => {
  const { stream } = openStream();
  source(0).send('end', '{}');
  source(0).onerror();
  expect([source(0).isClosed, stream.state()]).toEqual([true, 'ended']);
  dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(60_000);
  expect(FakeSource.opened).toHaveLength(1);
  stream.connect();
  source(1).onopen();
  expect(stream.state()).toBe('open');
});

it('is not opened again once it is closed', () => {
  const { close } = openStream();
  source(0).onerror();
  close();
  vi.advanceTimersByTime(60_000);
  expect(FakeSource.opened).toHaveLength(1);
});
