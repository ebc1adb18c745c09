import { sortChange } from '../../../components/listing/listing-view.ts';
import { SortHeader } from '../../../components/ui/sort-header.tsx';
import styles from './question-table.module.css';
import type { QuestionList } from './use-question-list.ts';
import type { Selection } from './use-selection.ts';

const columns = [
  { field: 'name', label: 'Question' },
  { field: 'type', label: 'Category' },
  { field: 'difficulty', label: 'Difficulty' },
  { field: 'rating', label: 'Measured' },
  { field: 'updatedAt', label: 'Updated' },
];

interface TableHeadProps {
  list: QuestionList;
  selection: Selection;
}

export function TableHead({ list, selection }: TableHeadProps) {
  const { sort, direction } = list.view;
  const sorted = sort ?? 'name';
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" className={styles.check}>
          <input
            type="checkbox"
            aria-label="Select all that match"
            checked={selection.count > 0 && selection.count >= list.total}
            ref={(box) => {
              if (box) box.indeterminate = selection.count > 0 && selection.count < list.total;
            }}
            disabled={selection.isCollecting}
            className="size-4.5 accent-accent"
            onChange={() => (selection.count > 0 ? selection.clear() : selection.addMatching())}
          />
        </th>
        {columns.map(({ field, label }) => (
          <SortHeader
            key={field}
            to={list.urlOf(sortChange(field, { ...list.view, sort: sorted }))}
            replace
            direction={sorted === field ? direction : null}
          >
            {label}
          </SortHeader>
        ))}
        <th scope="col" className={styles.actionsHeader}>
          Actions
        </th>
      </tr>
    </thead>
  );
}
