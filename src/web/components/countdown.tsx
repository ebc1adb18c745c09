import { useEffect, useEffectEvent, useState } from 'react';
import { clockText } from '../lib/interview-text.ts';

interface CountdownProps {
  /** By the server's clock. */
  endsAt: string;
  /** By how much the server's clock is ahead of the browser's, in milliseconds. */
  ahead: number;
  onEnd: () => void;
}

const oftenMs = 250;

/** The time left. It is read out only when little is left. */
export function Countdown({ endsAt, ahead, onEnd }: CountdownProps) {
  const left = () => (Date.parse(endsAt) - Date.now() - ahead) / 1000;
  const [seconds, setSeconds] = useState(left);
  const tick = useEffectEvent(() => {
    setSeconds(left());
    if (left() <= 0) onEnd();
  });
  useEffect(() => {
    const ticks = setInterval(() => tick(), oftenMs);
    return () => clearInterval(ticks);
  }, []);
  return (
    <span className="flex items-baseline gap-2">
      <span
        role="timer"
        aria-label="Time left"
        className={`text-xl tabular-nums ${seconds <= 60 ? 'text-danger' : ''}`}
      >
        {clockText(seconds)}
      </span>
      <span role="status" className="sr-only">
        {warning(seconds)}
      </span>
    </span>
  );
}

function warning(seconds: number): string {
  if (seconds <= 0) return 'Time is up.';
  if (seconds <= 60) return 'One minute left.';
  return seconds <= 300 ? 'Five minutes left.' : '';
}
