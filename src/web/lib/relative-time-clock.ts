const period = 60_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let reading = 0;

/** The time to the minute: constant between ticks, so that renders agree. */
export function readClock(): number {
  const now = Date.now();
  if (Math.abs(now - reading) >= period) reading = now;
  return reading;
}

/** All components share one timer. */
export function watchClock(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const notify of listeners) notify();
  }, period);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}
