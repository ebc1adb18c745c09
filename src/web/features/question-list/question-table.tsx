import type { SortField } from '#shared/domain/question-order.ts';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { SortHeader } from '../../components/ui/sort-header.tsx';
import { hasOwnOrder } from '../../lib/question-set.ts';
import type { ListRow } from '../../queries/question-list.ts';
import { changeView, sortBy, urlOfView } from './list-view.ts';
import { QuestionRow } from './question-row.tsx';
import styles from './question-table.module.css';
import { useListView } from './use-list-view.ts';

const skeletonRows = ['w-64', 'w-48', 'w-72', 'w-56', 'w-60', 'w-44', 'w-68', 'w-52'];

interface QuestionTableProps {
  /** Absent during the first load. */
  rows: ListRow[] | undefined;
  firstNumber: number;
  /** The rows are those of the previous URL. */
  isWaiting: boolean;
}

export function QuestionTable({ rows, firstNumber, isWaiting }: QuestionTableProps) {
  return (
    <table className={styles.table} aria-busy={!rows || isWaiting}>
      <caption className="sr-only">Questions</caption>
      <thead>
        <tr>
          <th scope="col">#</th>
          <FieldHeader field="name">Question Name</FieldHeader>
          <FieldHeader field="difficulty">Difficulty</FieldHeader>
          <FieldHeader field="type">Category</FieldHeader>
        </tr>
      </thead>
      <tbody>
        {rows
          ? rows.map((row, index) => (
              <QuestionRow key={row.id} row={row} number={firstNumber + index} />
            ))
          : skeletonRows.map((width) => <SkeletonRow key={width} width={width} />)}
      </tbody>
    </table>
  );
}

function FieldHeader({ field, children }: { field: SortField; children: string }) {
  const view = useListView();
  const { sort } = view;
  const isSorted = !view.isDaily && !hasOwnOrder(view);
  return (
    <SortHeader
      to={urlOfView(changeView(view, { sort: sortBy(field, sort) }))}
      direction={sort.field === field && isSorted ? sort.direction : null}
    >
      {children}
    </SortHeader>
  );
}

function SkeletonRow({ width }: { width: string }) {
  return (
    <tr>
      <td>
        <Skeleton className="h-4 w-4" />
      </td>
      <td>
        <Skeleton className={`h-5 max-w-full ${width}`} />
      </td>
      <td>
        <Skeleton className="h-4 w-14" />
      </td>
      <td>
        <Skeleton className="h-5 w-24" />
      </td>
    </tr>
  );
}
