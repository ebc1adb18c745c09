import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent } from 'react';
import { LoadFailed } from '../../../components/loaded.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { LoadingRow, QuestionRow } from './question-row.tsx';
import styles from './question-table.module.css';
import type { RowActions } from './row-actions.ts';
import { TableHead } from './table-head.tsx';
import type { QuestionList } from './use-question-list.ts';
import type { Selection } from './use-selection.ts';

interface QuestionTableProps {
  list: QuestionList;
  selection: Selection;
  actions: RowActions;
  /** Takes the focus when the focused row is gone. */
  areaRef: React.RefObject<HTMLElement | null>;
  /** A row to scroll to, because it is new. */
  added: { id: number; index: number } | null;
}

const estimatedRowHeight = 60;
const overscan = 6;

/** A virtual list of fixed height: only the rows in view are rendered. */
export function QuestionTable(props: QuestionTableProps) {
  const { list, selection, actions, areaRef, added } = props;
  const { first, total, rowAt, showRows } = list;
  const rows = useVirtualizer({
    count: total,
    getScrollElement: () => areaRef.current,
    estimateSize: () => estimatedRowHeight,
    overscan,
  });
  // Make up for rows that grow above the view, unless it has been scrolled since (for example, to
  // the top of another list): adjusting would undo that.
  rows.shouldAdjustScrollPositionOnItemSizeChange = ({ start }, _delta, { scrollOffset }) =>
    scrollOffset === areaRef.current?.scrollTop && start < (scrollOffset ?? 0);
  const shown = rows.getVirtualItems();
  const from = shown[0]?.index ?? 0;
  const to = shown.at(-1)?.index ?? 0;
  const loadShown = useEffectEvent(showRows);
  useEffect(() => loadShown(from, to), [from, to]);
  useEffect(() => {
    // Start another list at its top.
    if (first.isPlaceholderData) areaRef.current?.scrollTo(0, 0);
  }, [first.isPlaceholderData, areaRef]);

  const scrollTo = useEffectEvent((index: number) =>
    rows.scrollToIndex(index, { align: 'center' }),
  );
  useEffect(() => {
    if (added) scrollTo(added.index);
  }, [added]);

  const before = shown[0]?.start ?? 0;
  const after = rows.getTotalSize() - (shown.at(-1)?.end ?? 0);
  return (
    <section ref={areaRef} tabIndex={-1} aria-label="All questions" className={styles.area}>
      {first.error && !first.data ? (
        <div className="p-6">
          <LoadFailed what="Questions" error={first.error} onRetry={first.refetch} />
        </div>
      ) : first.data && total === 0 ? (
        <NoQuestions list={list} />
      ) : (
        <table
          className={styles.table}
          aria-rowcount={total + 1}
          aria-busy={!first.data || first.isPlaceholderData}
        >
          <caption className="sr-only">Questions</caption>
          <TableHead list={list} selection={selection} />
          <tbody>
            {!first.data && [1, 2, 3, 4, 5, 6].map((row) => <LoadingRow key={row} />)}
            <Gap height={before} />
            {shown.map(({ index }) => {
              const question = rowAt(index);
              const position = { ref: rows.measureElement, index };
              if (!question) return <LoadingRow key={index} {...position} />;
              return (
                <QuestionRow
                  key={index}
                  {...position}
                  question={question}
                  selection={selection}
                  actions={actions}
                  isNew={question.id === added?.id}
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

/** Takes the place of the rows that are not rendered. */
function Gap({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr className={styles.gap}>
      <td colSpan={7} style={{ height }} />
    </tr>
  );
}

function NoQuestions({ list: { isNarrowed, view, change } }: { list: QuestionList }) {
  if (!isNarrowed) {
    return <p className="p-6">There are no questions yet. Add one, or import a file.</p>;
  }
  const noFilters = Object.fromEntries(Object.keys(view.filters).map((name) => [name, null]));
  return (
    <div className="p-6">
      <p className="mb-4">Nothing matches.</p>
      <Button variant="secondary" onClick={() => change({ search: null, ...noFilters })}>
        Show all
      </Button>
    </div>
  );
}
