import type { Visit } from './visit.repository.ts';

/** Of one statement. */
const batchSize = 1_000;
/** While the database is away; what comes after that is lost. */
const mostWaiting = 50_000;
const longestWaitMs = 1_000;

interface VisitBufferDeps {
  write: (batch: Visit[]) => Promise<void>;
  onError: (error: unknown) => void;
}

/** Collects visits for a moment, so that many are one write. */
export function createVisitBuffer({ write, onError }: VisitBufferDeps) {
  let waiting: Visit[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  /** What comes meanwhile waits for the next time: else a busy site would write all the time. */
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

  /** One after the other: what one call has failed to write, the next one tries again. */
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

    /** Writes everything that has been added so far. */
    flush,
  };
}
