import { Button } from '../../../components/ui/button.tsx';
import type { DrillPlayer, RunView } from './drill-player.ts';
import styles from './run.module.css';

interface ItemGridProps {
  player: DrillPlayer;
  view: RunView;
}

/** For free order: every item, block by block, showing which are answered. */
export function ItemGrid({ player, view }: ItemGridProps) {
  const { blocks } = player.stored.run.format;
  return (
    <nav aria-label="Items" className={styles.blocks}>
      {blocks.map(({ count }, number) => {
        const start = blocks.slice(0, number).reduce((sum, block) => sum + block.count, 0);
        return (
          <ol key={start} className={styles.grid}>
            {Array.from({ length: count }, (_, place) => start + place).map((index) => (
              <li key={index}>
                <button
                  type="button"
                  aria-current={index === view.current}
                  aria-label={`Item ${index + 1}${view.responses.get(index) ? ', answered' : ''}`}
                  data-answered={view.responses.get(index) ? '' : undefined}
                  className={styles.cell}
                  onClick={() => player.go(index)}
                >
                  {index + 1}
                </button>
              </li>
            ))}
          </ol>
        );
      })}
      <div className="mt-4">
        <Button variant="secondary" onClick={() => player.finish()}>
          Finish now
        </Button>
      </div>
    </nav>
  );
}
