import { Link } from 'react-router';
import '../../styles/sort-link.css';
import type { SortField } from '#shared/domain/question-order.ts';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import type { ListRow } from '../../queries/question-list.ts';
import { addressOfView, changeView, sortBy } from './list-view.ts';
import { QuestionRow } from './question-row.tsx';
import { useListView } from './use-list-view.ts';

const skeletonRows = ['w-64', 'w-48', 'w-72', 'w-56', 'w-60', 'w-44', 'w-68', 'w-52'];

interface QuestionTableProps {
  /** Absent while they load for the first time. */
  rows: ListRow[] | undefined;
  firstNumber: number;
  /** The rows are still those of before. */
  isWaiting: boolean;
}

export function QuestionTable({ rows, firstNumber, isWaiting }: QuestionTableProps) {
  return (
    <table className="question-table" aria-busy={!rows || isWaiting}>
      <caption className="sr-only">Questions</caption>
      <thead>
        <tr>
          <th scope="col">#</th>
          <SortHeader field="name">Question Name</SortHeader>
          <SortHeader field="difficulty">Difficulty</SortHeader>
          <SortHeader field="type">Category</SortHeader>
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

/** A link, and so it sorts without scripts and can be opened elsewhere. */
function SortHeader({ field, children }: { field: SortField; children: string }) {
  const view = useListView();
  const { sort } = view;
  const isSorted = sort.field === field && !view.isDaily;
  const isUpwards = sort.direction === 'asc';
  return (
    <th scope="col" {...(isSorted && { 'aria-sort': isUpwards ? 'ascending' : 'descending' })}>
      <Link
        to={addressOfView(changeView(view, { sort: sortBy(field, sort) }))}
        preventScrollReset
        className="sort-link"
      >
        {children}
        <span aria-hidden="true" className="sort-arrow">
          {isSorted && !isUpwards ? '↓' : '↑'}
        </span>
      </Link>
    </th>
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
