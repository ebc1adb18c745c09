import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { afterEvent } from './sitting.ts';
import { openSitting, saveSitting } from './stored-sitting.ts';

/** The sitting and how long it has taken, kept across reloads. For the browser only. */
export function useSitting(userId: number | null, isOver: boolean) {
  const [sitting, dispatch] = useReducer(afterEvent, null, () => openSitting(userId, isOver));
  const { seconds, minutes } = useSeconds(sitting.seconds, !isOver);
  const save = useEffectEvent(() =>
    saveSitting(userId, { ...sitting, seconds: seconds.current }, isOver),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: saves each change
  useEffect(() => save(), [sitting, isOver]);
  useEffect(() => {
    const leave = () => save();
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, []);
  return { sitting, dispatch, minutes };
}

/** Counts while the page is in view. Renders again only once a minute. */
function useSeconds(start: number, isRunning: boolean) {
  const seconds = useRef(start);
  const [minutes, setMinutes] = useState(toMinutes(start));
  useEffect(() => {
    if (!isRunning) return undefined;
    const ticks = setInterval(() => {
      if (document.hidden) return;
      seconds.current += 1;
      setMinutes(toMinutes(seconds.current));
    }, 1000);
    return () => clearInterval(ticks);
  }, [isRunning]);
  return { seconds, minutes };
}

const toMinutes = (seconds: number): number => Math.floor(seconds / 60);
