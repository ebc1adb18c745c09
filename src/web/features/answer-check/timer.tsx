import { useEffect, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';

/** Counts up once the reader starts it, until the question is solved. */
export function Timer({ isSolved }: { isSolved: boolean }) {
  const [startedAt, setStartedAt] = useState<number | null>(null);
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (startedAt === null || isSolved) return undefined;
    const ticks = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(ticks);
  }, [startedAt, isSolved]);

  function start() {
    setStartedAt(Date.now());
    setNow(Date.now());
  }

  if (startedAt === null) {
    return isSolved ? null : (
      <Button variant="secondary" onClick={start}>
        Time yourself
      </Button>
    );
  }
  const time = clockText(now - startedAt);
  if (isSolved) return <p className="text-ink-muted text-sm tabular-nums">Solved in {time}</p>;
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
