import { Link } from 'react-router';
import '../../styles/sort-link.css';
import { sortChange } from '../../components/listing/listing-view.ts';
import type { QuestionList } from './use-question-list.ts';
import type { Selection } from './use-selection.ts';

const columns = [
  { field: 'name', label: 'Question' },
  { field: 'type', label: 'Category' },
  { field: 'difficulty', label: 'Difficulty' },
  { field: 'updatedAt', label: 'Updated' },
];

interface AreaHeadProps {
  list: QuestionList;
  selection: Selection;
}

export function AreaHead({ list, selection }: AreaHeadProps) {
  const { sort, direction } = list.view;
  const sorted = sort ?? 'name';
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" className="question-check">
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
          <th
            key={field}
            scope="col"
            {...(sorted === field && {
              'aria-sort': direction === 'asc' ? 'ascending' : 'descending',
            })}
          >
            <Link
              to={list.addressOf(sortChange(field, { ...list.view, sort: sorted }))}
              replace
              preventScrollReset
              className="sort-link"
            >
              {label}
              <span aria-hidden="true" className="sort-arrow">
                {sorted === field && direction === 'desc' ? '↓' : '↑'}
              </span>
            </Link>
          </th>
        ))}
        <th scope="col" className="question-acts-head">
          Actions
        </th>
      </tr>
    </thead>
  );
}
