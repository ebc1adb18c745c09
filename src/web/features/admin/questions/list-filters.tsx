import { useQuery } from '@tanstack/react-query';
import { difficulties } from '#shared/domain/difficulty.ts';
import { measuredBands } from '#shared/domain/measured-difficulty.ts';
import { ListingSearch } from '../../../components/listing/listing-search.tsx';
import { MoreFilters } from '../../../components/more-filters.tsx';
import { FilterSelect } from '../../../components/ui/filter-select.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { wordsOfSlug } from '../../../lib/question-set.ts';
import { allCategoriesQuery } from '../../../queries/admin-questions.ts';
import styles from './list-filters.module.css';
import type { QuestionList } from './use-question-list.ts';

const measures = [
  { value: 'against-label', label: 'Label mismatch' },
  ...measuredBands.map((value) => ({ value, label: wordsOfSlug(value) })),
];
const visibilities = [
  { value: 'visible', label: 'Visible' },
  { value: 'hidden', label: 'Hidden' },
];
const accesses = [
  { value: 'premium', label: 'Premium' },
  { value: 'free', label: 'Free' },
];
const numbers = [
  { value: 'fresh', label: 'Fresh' },
  { value: 'off', label: 'Fresh, but off' },
  { value: 'fixed', label: 'Always the same' },
];

interface ListFiltersProps {
  list: QuestionList;
  /** Shown at the end of the line. */
  children: React.ReactNode;
}

export function ListFilters({ list: { view, change }, children }: ListFiltersProps) {
  const { data: categories = [] } = useQuery(allCategoriesQuery(useApi()));
  const choices = [
    { name: 'category', label: 'Category', options: categories.map(asOption) },
    { name: 'difficulty', label: 'Difficulty', options: difficulties.map(asOption) },
    { name: 'measured', label: 'Measured', options: measures },
    { name: 'visibility', label: 'Visibility', options: visibilities },
    { name: 'premium', label: 'Access', options: accesses },
    { name: 'numbers', label: 'Numbers', options: numbers },
  ];
  return (
    <div className={styles.filters}>
      <ListingSearch
        label="Search questions"
        isLow
        text={view.search}
        onSearch={(search) => change({ search })}
      />
      <MoreFilters chosen={choices.map(({ name }) => view.filters[name] ?? null)}>
        {choices.map(({ name, label, options }) => (
          <FilterSelect
            key={name}
            name={name}
            label={label}
            value={view.filters[name] ?? null}
            options={options}
            onChoose={(value) => change({ [name]: value })}
          />
        ))}
      </MoreFilters>
      {children}
    </div>
  );
}

function asOption(value: string) {
  return { value, label: value };
}
