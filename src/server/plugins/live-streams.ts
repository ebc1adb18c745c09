import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import type { LiveFeed, LiveTopic } from '../db/live-feed.ts';
import { EventStream, type LiveEvent } from '../lib/event-stream.ts';

declare module 'fastify' {
  interface FastifyInstance {
    streams: LiveStreams;
  }
}

interface Following {
  /** Whose stream it is: an account, or a guest. */
  owner: string;
  topic: LiveTopic;
  /** What is new since the last call, checked for access each time; null: no access any more. */
  read: () => Promise<{ events: readonly LiveEvent[]; isMore: boolean } | null>;
}

/** In one process. A browser opens no more over HTTP/1.1. */
const mostPerOwner = 6;

/** Tells the page that was open for longest not to come back by itself. */
const tooMany: LiveEvent = { name: 'end', data: {} };

/** The open streams of this process. */
class LiveStreams {
  readonly #feed: Pick<LiveFeed, 'on'>;
  readonly #stopping: AbortSignal;
  /** Oldest first. */
  readonly #open = new Map<EventStream, string>();

  constructor(feed: Pick<LiveFeed, 'on'>, stopping: AbortSignal) {
    this.#feed = feed;
    this.#stopping = stopping;
    stopping.addEventListener('abort', () => {
      for (const stream of this.#open.keys()) stream.end();
    });
  }

  get size(): number {
    return this.#open.size;
  }

  /** Answers with server-sent events. Beyond so many, the owner's oldest stream is ended. */
  open(
    { log }: Pick<FastifyRequest, 'log'>,
    reply: FastifyReply,
    { owner, topic, read }: Following,
  ): FastifyReply {
    const stream = new EventStream({
      read,
      onError: (error) => log.warn({ err: error }, 'live stream failed to read'),
    });
    this.#makeRoom(owner);
    this.#open.set(stream, owner);
    const unfollow = this.#feed.on(topic, () => stream.wake());
    stream.body.once('close', () => {
      unfollow();
      this.#open.delete(stream);
    });
    // Also if nobody reads the body, as for HEAD.
    reply.raw.once('close', () => stream.body.destroy());
    stream.wake();
    // Not refused: browsers come back to a stream that has ended, but not to one that was refused.
    if (this.#stopping.aborted) stream.end();
    return reply
      .type('text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      .header('connection', 'close')
      .send(stream.body);
  }

  #makeRoom(owner: string): void {
    const own = [...this.#open].flatMap(([stream, other]) => (other === owner ? [stream] : []));
    for (const stream of own.slice(0, Math.max(0, own.length - mostPerOwner + 1))) {
      stream.end(tooMany);
      this.#open.delete(stream);
    }
  }
}

export function addLiveStreams(
  app: FastifyInstance,
  { live, metrics }: { live: Pick<LiveFeed, 'on'>; metrics: Registry },
): void {
  const streams = new LiveStreams(live, app.drain.stopping);
  app.decorate('streams', streams);
  new Gauge({
    name: 'live_streams',
    help: 'Open streams of server-sent events.',
    registers: [metrics],
    collect() {
      this.set(streams.size);
    },
  });
}
