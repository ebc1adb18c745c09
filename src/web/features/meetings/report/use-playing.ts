import { useEffect, useEffectEvent, useState } from 'react';

export const speeds = [1, 4, 16] as const;

export type Speed = (typeof speeds)[number];

const tickMs = 100;

/** A moment that moves on while it plays, up to the end. */
export function usePlaying({ start, end }: { start: number; end: number }) {
  const [moment, setMoment] = useState(start);
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(4);
  const tick = useEffectEvent((passed: number) => {
    const next = Math.min(end, moment + passed * speed);
    setMoment(next);
    if (next === end) setPlaying(false);
  });
  useEffect(() => {
    if (!isPlaying) return undefined;
    let last = Date.now();
    const ticks = setInterval(() => {
      const now = Date.now();
      tick(now - last);
      last = now;
    }, tickMs);
    return () => clearInterval(ticks);
  }, [isPlaying]);

  function toggle() {
    if (!isPlaying && moment >= end) setMoment(start);
    setPlaying(!isPlaying);
  }
  return { moment, setMoment, isPlaying, toggle, speed, setSpeed };
}
