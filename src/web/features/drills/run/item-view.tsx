import type { DrillItem } from '#shared/drills/item.ts';
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

const longestSum = 28;
const longestRow = 60;

/** One item with its answer control. */
export function ItemView({ player, view }: ItemViewProps) {
  const { item, points } = player;
  const isFree = player.stored.run.format.order === 'free';
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
        <p aria-live="polite" className={sizeOf(item)}>
          <Prompt item={item} />
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

/** A ranking's events are also its options, so only screen readers get them in the prompt too. */
function Prompt({ item: { prompt, asks } }: { item: DrillItem }) {
  if (asks.kind !== 'order') return prompt;
  const task = prompt.slice(0, prompt.indexOf(':'));
  return (
    <>
      {task}
      <span className="sr-only">{prompt.slice(task.length)}</span>
    </>
  );
}

/** Shorter prompts are larger; those above an order book are small. */
function sizeOf({ prompt, board }: DrillItem): string | undefined {
  if (prompt.length > longestRow || board) return styles.sentence;
  return prompt.length > longestSum ? styles.row : styles.sum;
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
