import { useQuery } from '@tanstack/react-query';
import type { ListingView } from '../../../components/listing/listing-view.ts';
import { FilterSelect } from '../../../components/ui/filter-select.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { auditChoicesQuery } from '../../../queries/audit.ts';
import { DateFilter } from './date-filter.tsx';
import { readableAction, readableSubject } from './readable-details.ts';

interface AuditFiltersProps {
  view: ListingView;
  onChange: (change: Record<string, string | null>) => void;
}

export function AuditFilters({ view: { filters }, onChange }: AuditFiltersProps) {
  const { data } = useQuery(auditChoicesQuery(useApi()));
  const choiceOf = (
    name: string,
    label: string,
    values: string[] = [],
    toLabel = (value: string) => value,
  ) => {
    const value = filters[name] ?? null;
    // The address may ask for something that is not, or not yet, among them.
    const all = value === null || values.includes(value) ? values : [value, ...values];
    return (
      <FilterSelect
        name={name}
        label={label}
        value={value}
        options={all.map((one) => ({ value: one, label: toLabel(one) }))}
        onChoose={(chosen) => onChange({ [name]: chosen })}
      />
    );
  };
  return (
    <>
      {choiceOf('action', 'Action', data?.actions, readableAction)}
      {choiceOf('actor', 'Person', data?.actors)}
      {choiceOf('subject', 'Subject', data?.subjects, readableSubject)}
      <div className="col-span-2 grid grid-cols-2 gap-4">
        <DateFilter
          label="From"
          value={filters.start ?? ''}
          onChoose={(start) => onChange({ start })}
        />
        <DateFilter label="To" value={filters.end ?? ''} onChoose={(end) => onChange({ end })} />
      </div>
    </>
  );
}
