import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { RetryNotice } from '../../../components/ui/retry-notice.tsx';
import { failureText } from '../../../lib/failure-text.ts';
import { AreaHead } from './area-head.tsx';
import styles from './question-area.module.css';
import { QuestionRow, WaitingRow } from './question-row.tsx';
import type { RowActs } from './row-acts.ts';
import type { QuestionList } from './use-question-list.ts';
import type { Selection } from './use-selection.ts';

interface QuestionAreaProps {
  list: QuestionList;
  selection: Selection;
  acts: RowActs;
  /** To come back to where the row that somebody was at is gone. */
  areaRef: React.RefObject<HTMLElement | null>;
}

const usualHeight = 60;
const rowsBeyond = 6;

/** As high as ever, however many there are: only the rows in view are drawn. */
export function QuestionArea({ list, selection, acts, areaRef }: QuestionAreaProps) {
  const { first, total, rowAt, showRows } = list;
  const rows = useVirtualizer({
    count: total,
    getScrollElement: () => areaRef.current,
    estimateSize: () => usualHeight,
    overscan: rowsBeyond,
  });
  // What grows above the view moves it along, unless it has been scrolled since, as to the top of
  // another list: that would lead back to where it was.
  rows.shouldAdjustScrollPositionOnItemSizeChange = ({ start }, _delta, { scrollOffset }) =>
    scrollOffset === areaRef.current?.scrollTop && start < (scrollOffset ?? 0);
  const shown = rows.getVirtualItems();
  const from = shown[0]?.index ?? 0;
  const to = shown.at(-1)?.index ?? 0;
  const noteShown = useEffectEvent(showRows);
  useEffect(() => noteShown(from, to), [from, to]);
  useEffect(() => {
    // Another list begins at its top.
    if (first.isPlaceholderData) areaRef.current?.scrollTo(0, 0);
  }, [first.isPlaceholderData, areaRef]);

  const before = shown[0]?.start ?? 0;
  const after = rows.getTotalSize() - (shown.at(-1)?.end ?? 0);
  return (
    <section ref={areaRef} tabIndex={-1} aria-label="All questions" className={styles.area}>
      {first.error && !first.data ? (
        <div className="p-6">
          <RetryNotice
            title="Questions could not be loaded."
            text={failureText(first.error, 'Please try again.')}
            onRetry={() => void first.refetch()}
          />
        </div>
      ) : first.data && total === 0 ? (
        <Nothing list={list} />
      ) : (
        <table
          className={styles.table}
          aria-rowcount={total + 1}
          aria-busy={!first.data || first.isPlaceholderData}
        >
          <caption className="sr-only">Questions</caption>
          <AreaHead list={list} selection={selection} />
          <tbody>
            {!first.data && [1, 2, 3, 4, 5, 6].map((row) => <WaitingRow key={row} />)}
            <Gap height={before} />
            {shown.map(({ index }) => {
              const question = rowAt(index);
              const place = { ref: rows.measureElement, index };
              if (!question) return <WaitingRow key={index} {...place} />;
              return (
                <QuestionRow
                  key={index}
                  {...place}
                  question={question}
                  selection={selection}
                  acts={acts}
                />
              );
            })}
            <Gap height={after} />
          </tbody>
        </table>
      )}
    </section>
  );
}

/** Stands for the rows that are not drawn. */
function Gap({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr className={styles.gap}>
      <td colSpan={6} style={{ height }} />
    </tr>
  );
}

function Nothing({ list: { isNarrowed, view, change } }: { list: QuestionList }) {
  if (!isNarrowed) {
    return <p className="p-6">There are no questions yet. Add one, or import a file.</p>;
  }
  const everything = Object.fromEntries(Object.keys(view.filters).map((name) => [name, null]));
  return (
    <div className="p-6">
      <p className="mb-4">Nothing matches.</p>
      <Button variant="secondary" onClick={() => change({ search: null, ...everything })}>
        Show all
      </Button>
    </div>
  );
}
