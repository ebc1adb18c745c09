import { useQuery } from '@tanstack/react-query';
import type { ListingView } from '../../../components/listing/listing-view.ts';
import { DateFilter } from '../../../components/ui/date-filter.tsx';
import { FilterSelect } from '../../../components/ui/filter-select.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { auditChoicesQuery } from '../../../queries/audit.ts';
import { readableAction, readableSubject } from './readable-details.ts';

interface AuditFiltersProps {
  view: ListingView;
  onChange: (change: Record<string, string | null>) => void;
}

export function AuditFilters({ view: { filters }, onChange }: AuditFiltersProps) {
  const { data } = useQuery(auditChoicesQuery(useApi()));
  const filterFor = (
    name: string,
    label: string,
    values: string[] = [],
    toLabel = (value: string) => value,
  ) => {
    const value = filters[name] ?? null;
    // The URL may hold a value that is not in the list.
    const options = value === null || values.includes(value) ? values : [value, ...values];
    return (
      <FilterSelect
        name={name}
        label={label}
        value={value}
        options={options.map((one) => ({ value: one, label: toLabel(one) }))}
        onChoose={(chosen) => onChange({ [name]: chosen })}
      />
    );
  };
  return (
    <>
      {filterFor('action', 'Action', data?.actions, readableAction)}
      {filterFor('actor', 'User', data?.actors)}
      {filterFor('subject', 'Subject', data?.subjects, readableSubject)}
      <div className="col-span-2 grid gap-4 min-[24rem]:grid-cols-2">
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
