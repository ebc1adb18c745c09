import { useEffect, useState } from 'react';
import type { DrillPlayer } from './drill-player.ts';
import styles from './run.module.css';

const stepMs = 100;

/** 3, 2, 1. */
export function Countdown({ player }: { player: DrillPlayer }) {
  const left = () => secondsUntil(player, player.stored.run.startsAt);
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    const timer = setInterval(
      () => setSeconds(secondsUntil(player, player.stored.run.startsAt)),
      stepMs,
    );
    return () => clearInterval(timer);
  }, [player]);
  return (
    <div className={styles.item}>
      <p role="timer" aria-label="Starts in" className={styles.countdown}>
        {seconds}
      </p>
    </div>
  );
}

interface ClockProps {
  player: DrillPlayer;
  /** When it ends, by the server's clock. */
  until: string;
}

/** The time left. Screen readers do not announce a timer on their own. */
export function Clock({ player, until }: ClockProps) {
  const [seconds, setSeconds] = useState(() => secondsUntil(player, until));
  useEffect(() => {
    const show = () => setSeconds(secondsUntil(player, until));
    show();
    const timer = setInterval(show, stepMs);
    return () => clearInterval(timer);
  }, [player, until]);
  return (
    <span role="timer" aria-label="Time left" className="tabular-nums">
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
    </span>
  );
}

function secondsUntil(player: DrillPlayer, moment: string): number {
  return Math.max(0, Math.ceil((Date.parse(moment) - player.now()) / 1000));
}
