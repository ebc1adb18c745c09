import { Link } from 'react-router';
import { isSprint } from '#shared/drills/format.ts';
import type { Mark } from '#shared/drills/score.ts';
import { Clock } from './countdown.tsx';
import type { DrillPlayer, RunView } from './drill-player.ts';
import styles from './run-bar.module.css';

interface RunBarProps {
  player: DrillPlayer;
  view: RunView;
}

const verdicts: Record<Mark, string> = { right: 'Right', wrong: 'Wrong', skipped: 'Skipped' };

/** Where the learner is, how the last item went, and the time left. */
export function RunBar({ player, view: { phase, current, last } }: RunBarProps) {
  const { run, shownAt } = player.stored;
  const { secondsPerItem } = run.format;
  const isPlaying = phase === 'playing';
  return (
    <div className={styles.bar}>
      <Link to="/drills" className="text-link">
        Quit
      </Link>
      <span className="tabular-nums">
        {isPlaying &&
          (isSprint(run.format)
            ? `${player.view().responses.size} done`
            : `${current + 1} of ${player.items.length}`)}
      </span>
      <span aria-live="polite" data-mark={last} className={styles.verdict}>
        {last && verdicts[last]}
      </span>
      {isPlaying && secondsPerItem !== null && shownAt !== null && (
        <ItemClock player={player} until={shownAt + 1000 * secondsPerItem} />
      )}
      <Clock player={player} until={phase === 'countdown' ? run.startsAt : run.endsAt} />
    </div>
  );
}

/** The time left for this item. */
function ItemClock({ player, until }: { player: DrillPlayer; until: number }) {
  return (
    <span className="text-ink-muted text-sm">
      <span className={styles.aside}>this item </span>
      <Clock player={player} until={new Date(until).toISOString()} />
    </span>
  );
}
