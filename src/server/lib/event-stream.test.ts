import { describe, expect, it, vi } from 'vitest';
import { EventStream, type LiveEvent } from './event-stream.ts';

/** A stream of what is pushed into it, and what its reader has got so far. */
function openStream(largest = 1) {
  const news: (LiveEvent | null | Error)[] = [];
  const reads: PromiseWithResolvers<void>[] = [];
  const onError = vi.fn();
  const stream = new EventStream({
    async read() {
      const turn = Promise.withResolvers<void>();
      reads.push(turn);
      await turn.promise;
      const events = news.splice(0, largest);
      const failure = events.find((event) => event instanceof Error);
      if (failure) throw failure;
      if (events.includes(null)) return null;
      return {
        events: events.flatMap((event) => event ?? []) as LiveEvent[],
        isMore: news.length > 0,
      };
    },
    onError,
  });
  let text = '';
  stream.body.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  const ended = new Promise<void>((resolve) => stream.body.once('close', () => resolve()));
  /** Lets the read that is under way finish, and all that follows from it. */
  async function finishRead() {
    reads.at(-1)?.resolve();
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { stream, news, reads, onError, ended, finishRead, text: () => text };
}

describe('a stream', () => {
  it('writes events as browsers read them', async () => {
    const { stream, news, finishRead, text } = openStream(2);
    news.push({ name: 'state', data: { text: 'a\nb' } }, { name: 'pad', data: {}, id: '1.2' });
    stream.wake();
    await finishRead();
    expect(text()).toBe(
      'retry: 2000\n\nevent: state\ndata: {"text":"a\\nb"}\n\nevent: pad\nid: 1.2\ndata: {}\n\n',
    );
  });

  it('reads once more after having been woken during a read, however often', async () => {
    const { stream, reads, finishRead } = openStream();
    stream.wake();
    for (let turn = 0; turn < 100; turn += 1) stream.wake();
    expect(reads).toHaveLength(1);
    await finishRead();
    expect(reads).toHaveLength(2);
    await finishRead();
    expect(reads).toHaveLength(2);
  });

  it('reads on while there is more', async () => {
    const { stream, news, finishRead, text } = openStream();
    news.push({ name: 'a', data: {} }, { name: 'b', data: {} });
    stream.wake();
    await finishRead();
    await finishRead();
    expect(text()).toContain('event: b');
  });

  it('waits for a reader who is slow', async () => {
    const { stream, news, reads, finishRead } = openStream();
    stream.body.pause();
    news.push({ name: 'a', data: { text: 'x'.repeat(100_000) } }, { name: 'b', data: {} });
    stream.wake();
    await finishRead();
    expect(reads).toHaveLength(1);
    stream.body.resume();
    await vi.waitFor(() => expect(reads).toHaveLength(2));
  });

  it('survives a read that fails', async () => {
    const { stream, news, onError, finishRead, text } = openStream();
    news.push(new Error('No database'), { name: 'a', data: {} });
    stream.wake();
    await finishRead();
    expect(onError).toHaveBeenCalledWith(new Error('No database'));
    stream.wake();
    await finishRead();
    expect(text()).toContain('event: a');
  });

  it('ends when its reader may not read on, and then reads no more', async () => {
    const { stream, news, reads, ended, finishRead } = openStream();
    news.push(null);
    stream.wake();
    await finishRead();
    await ended;
    stream.wake();
    expect(reads).toHaveLength(1);
  });

  it('writes nothing after its end, not even what a read has just found', async () => {
    const { stream, news, ended, finishRead, text } = openStream();
    news.push({ name: 'late', data: {} });
    stream.wake();
    stream.end({ name: 'end', data: {} });
    stream.end();
    await finishRead();
    await ended;
    expect(text()).toBe('retry: 2000\n\nevent: end\ndata: {}\n\n');
  });

  it('beats and looks for news every 20 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { stream, reads, ended, finishRead, text } = openStream();
    vi.advanceTimersByTime(20_000);
    expect(reads).toHaveLength(1);
    await finishRead();
    expect(text()).toBe('retry: 2000\n\n:\n\n');
    stream.body.destroy();
    await ended;
    vi.advanceTimersByTime(60_000);
    expect(reads).toHaveLength(1);
    vi.useRealTimers();
  });
});
