import { useEffect, useRef } from 'react';
import { type AnswerTime, startActiveClock } from './active-clock.ts';

/** Reads how long the question has been in view. Null until mounted in a browser. */
export function useActiveTime(): () => AnswerTime | null {
  const clock = useRef<ReturnType<typeof startActiveClock>>(null);
  useEffect(() => {
    clock.current = startActiveClock(document);
    return clock.current.stop;
  }, []);
  return () => clock.current?.read() ?? null;
}
