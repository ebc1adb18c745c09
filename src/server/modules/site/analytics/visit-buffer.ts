import type { Visit } from './visit.repository.ts';

/** The rows of one insert. */
const batchSize = 1_000;
/** The most to keep while the database is down; further visits are lost. */
const mostWaiting = 50_000;
const longestWaitMs = 1_000;

interface VisitBufferDeps {
  write: (batch: Visit[]) => Promise<void>;
  onError: (error: unknown) => void;
}

/** Batches visits into one write. */
export function createVisitBuffer({ write, onError }: VisitBufferDeps) {
  let waiting: Visit[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  /** Visits during a write wait for the next one, so that a busy site does not write constantly. */
  async function writeWaiting(): Promise<void> {
    const due = waiting;
    waiting = [];
    try {
      while (due.length > 0) {
        await write(due.slice(0, batchSize));
        due.splice(0, batchSize);
      }
    } finally {
      waiting = [...due, ...waiting];
    }
  }

  /** One at a time: the next call retries what the last one failed to write. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const turn = writing.then(writeWaiting);
    writing = turn.catch(() => {});
    return turn;
  }

  function flushSoon(): void {
    timer ??= setTimeout(() => {
      flush().catch((error: unknown) => {
        onError(error);
        flushSoon();
      });
    }, longestWaitMs);
  }

  return {
    add(visit: Visit): void {
      if (waiting.length >= mostWaiting) return;
      waiting.push(visit);
      flushSoon();
    },

    /** Writes everything added so far. */
    flush,
  };
}
