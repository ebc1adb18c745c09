import { useEffect, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';

/** Counts up from when the reader starts it until they find the right answer. */
export function Timer({ isDone }: { isDone: boolean }) {
  const [startedAt, setStartedAt] = useState<number | null>(null);
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (startedAt === null || isDone) return undefined;
    const ticks = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(ticks);
  }, [startedAt, isDone]);

  function start() {
    setStartedAt(Date.now());
    setNow(Date.now());
  }

  if (startedAt === null) {
    return isDone ? null : (
      <Button variant="secondary" onClick={start}>
        Time yourself
      </Button>
    );
  }
  const time = clockText(now - startedAt);
  if (isDone) return <p className="text-ink-muted text-sm tabular-nums">Answered in {time}</p>;
  return (
    <div className="flex items-center gap-3">
      <span role="timer" className="tabular-nums">
        {time}
      </span>
      <Button variant="secondary" onClick={() => setStartedAt(null)}>
        Stop timing
      </Button>
    </div>
  );
}

function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
