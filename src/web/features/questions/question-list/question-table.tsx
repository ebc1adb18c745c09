import { useQuery } from '@tanstack/react-query';
import { measuredMeaning } from '#shared/domain/measured-difficulty.ts';
import type { SortField } from '#shared/domain/question-order.ts';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { SortHeader } from '../../../components/ui/sort-header.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { hasOwnOrder } from '../../../lib/question-set.ts';
import { useCurrentUser } from '../../../queries/current-user.ts';
import { facetsQuery, type ListRow } from '../../../queries/question-list.ts';
import { changeView, questionUrl, sortBy, urlOfView } from './list-view.ts';
import { QuestionRow } from './question-row.tsx';
import styles from './question-table.module.css';
import { useListView } from './use-list-view.ts';

const skeletonRows = ['w-64', 'w-48', 'w-72', 'w-56', 'w-60', 'w-44', 'w-68', 'w-52'];

interface QuestionTableProps {
  /** Absent during the first load. */
  rows: ListRow[] | undefined;
  firstNumber: number;
  /** The rows still belong to the previous URL. */
  isWaiting: boolean;
}

export function QuestionTable({ rows, firstNumber, isWaiting }: QuestionTableProps) {
  const view = useListView();
  const { data: user } = useCurrentUser();
  const { data: facets } = useQuery(facetsQuery(useApi()));
  const hasMeasured = facets !== undefined && facets.measured > 0;
  return (
    <>
      <table className={styles.table} aria-busy={!rows || isWaiting}>
        <caption className="sr-only">Questions</caption>
        <thead>
          <tr>
            <th scope="col">#</th>
            <FieldHeader field="name">Question Name</FieldHeader>
            <FieldHeader field="difficulty">Difficulty</FieldHeader>
            {hasMeasured && (
              <FieldHeader field="rating" className={styles.measured}>
                Measured
              </FieldHeader>
            )}
            <FieldHeader field="type">Category</FieldHeader>
          </tr>
        </thead>
        <tbody>
          {rows
            ? rows.map((row, index) => (
                <QuestionRow
                  key={row.id}
                  row={row}
                  number={firstNumber + index}
                  url={questionUrl(view, row.id)}
                  hasStatus={Boolean(user)}
                  hasMeasured={hasMeasured}
                />
              ))
            : skeletonRows.map((width) => (
                <SkeletonRow key={width} width={width} hasMeasured={hasMeasured} />
              ))}
        </tbody>
      </table>
      {hasMeasured && <p className="mt-3 text-ink-muted text-xs">{measuredMeaning}</p>}
    </>
  );
}

interface FieldHeaderProps {
  field: SortField;
  className?: string | undefined;
  children: string;
}

function FieldHeader({ field, className, children }: FieldHeaderProps) {
  const view = useListView();
  const { sort } = view;
  const isSorted = !view.isDaily && !hasOwnOrder(view);
  return (
    <SortHeader
      to={urlOfView(changeView(view, { sort: sortBy(field, sort) }))}
      direction={sort.field === field && isSorted ? sort.direction : null}
      className={className}
    >
      {children}
    </SortHeader>
  );
}

function SkeletonRow({ width, hasMeasured }: { width: string; hasMeasured: boolean }) {
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
      {hasMeasured && <td className={styles.measured} />}
      <td>
        <Skeleton className="h-5 w-24" />
      </td>
    </tr>
  );
}
