import { KeyCap } from '../../../components/key-cap.tsx';
import { LiveButton } from '../../../components/ui/live-button.tsx';
import { useShortcuts } from '../../../lib/use-shortcuts.ts';
import { BookTable } from '../book-table.tsx';
import type { DrillPlayer, RunView } from './drill-player.ts';
import { OptionAnswer } from './option-answer.tsx';
import { OrderAnswer } from './order-answer.tsx';
import styles from './run.module.css';
import { TypedAnswer } from './typed-answer.tsx';

interface ItemViewProps {
  player: DrillPlayer;
  view: RunView;
}

/** Longer ones are sentences, and set smaller, as is what stands above an order book. */
const longestSum = 28;

/** One item with whatever answers it. */
export function ItemView({ player, view }: ItemViewProps) {
  const { item, points } = player;
  const isFree = player.stored.run.format.order === 'free';
  const isSentence = item.prompt.length > longestSum || item.board !== null;
  const canSkip = points.skipped !== null || isFree;
  useShortcuts({
    ...(canSkip && { s: () => player.skip() }),
    ...(isFree && {
      ArrowLeft: () => player.go(view.current - 1),
      ArrowRight: () => player.go(view.current + 1),
    }),
  });
  return (
    <>
      <div className={styles.item}>
        <p aria-live="polite" className={isSentence ? styles.sentence : styles.sum}>
          {item.prompt}
        </p>
        {item.board && <BookTable book={item.board} />}
      </div>
      <div className={styles.answer}>
        <Answer player={player} view={view} />
        <p className={styles.skip}>
          {canSkip && (
            <LiveButton className={styles.quiet} onClick={() => player.skip()}>
              {isFree ? 'Next' : 'Skip'} <KeyCap name="S" />
            </LiveButton>
          )}
        </p>
      </div>
    </>
  );
}

function Answer({ player, view }: ItemViewProps) {
  const { asks } = player.item;
  const given = view.responses.get(view.current) ?? null;
  switch (asks.kind) {
    case 'number':
      return <TypedAnswer player={player} draft={view.draft} />;
    case 'option':
      return (
        <OptionAnswer
          options={asks.options}
          given={given}
          onAnswer={(response) => player.answer(response)}
        />
      );
    case 'order':
      return (
        <OrderAnswer
          events={asks.events}
          given={given}
          onAnswer={(response) => player.answer(response)}
        />
      );
  }
}
