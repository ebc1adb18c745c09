import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { difficulties } from '#shared/domain/difficulty.ts';
import { measuredBands } from '#shared/domain/measured-difficulty.ts';
import { defaultSort } from '#shared/domain/question-order.ts';
import { statusLabels, statusNames } from '#shared/domain/question-status.ts';
import { MoreFilters } from '../../../components/more-filters.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Label } from '../../../components/ui/field.tsx';
import { FilterSelect } from '../../../components/ui/filter-select.tsx';
import { CloseIcon } from '../../../components/ui/icons.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { maxSearchLength, wordsOfSlug } from '../../../lib/question-set.ts';
import { useCurrentUser } from '../../../queries/current-user.ts';
import { facetsQuery } from '../../../queries/question-list.ts';
import styles from './filter-bar.module.css';
import { LevelButtons } from './level-buttons.tsx';
import { clearFilters, isFiltered, type ListView, urlOfView } from './list-view.ts';
import { OrderOffer } from './order-offer.tsx';
import { OwnButtons } from './own-buttons.tsx';
import { SetChips } from './set-chips.tsx';
import { useChangeView } from './use-change-view.ts';
import { useListView } from './use-list-view.ts';
import { useTypedSearch } from './use-typed-search.ts';

const difficultyOptions = difficulties.map((value) => ({ value, label: value }));
const measuredOptions = measuredBands.map((value) => ({ value, label: wordsOfSlug(value) }));
const statusOptions = statusNames.map((value) => ({ value, label: statusLabels[value] }));

/** A form, so that it works without JavaScript. */
export function FilterBar({ children }: { children?: React.ReactNode }) {
  const view = useListView();
  const viewChange = useChangeView();
  const { data: user } = useCurrentUser();
  const { data: facets } = useQuery(facetsQuery(useApi()));
  const hasMeasured = facets !== undefined && facets.measured > 0;
  const typed = useTypedSearch(viewChange);
  const choose = (change: Partial<ListView>) =>
    viewChange.change({ search: typed.take(), ...change });
  return (
    <search>
      <form
        action="/questions"
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          choose({});
        }}
      >
        <div className="flex gap-x-3 gap-y-2 max-md:flex-wrap md:gap-x-4">
          <div className="min-w-0 flex-1">
            <Label htmlFor="search">Search</Label>
            <Input
              id="search"
              name="search"
              type="search"
              placeholder="Search questions..."
              maxLength={maxSearchLength}
              enterKeyHint="search"
              aria-keyshortcuts="/"
              {...typed.input}
            />
          </div>
          {/* Before the level buttons: Enter presses the first submit button. */}
          <div className="hidden self-end noscript:block">
            <Button type="submit" size="medium">
              Filter
            </Button>
          </div>
          <MoreFilters chosen={[view.category, view.difficulty, view.measured, view.status]}>
            <FilterSelect
              name="category"
              label="Category"
              value={view.category}
              options={categoryOptions(facets?.categories ?? [], view.category)}
              onChoose={(category) => choose({ category })}
            />
            <FilterSelect
              name="difficulty"
              label="Difficulty"
              value={view.difficulty}
              options={difficultyOptions}
              onChoose={(difficulty) => choose({ difficulty })}
            />
            {(hasMeasured || view.measured) && (
              <FilterSelect
                name="measured"
                label="Measured"
                value={view.measured}
                options={measuredOptions}
                onChoose={(measured) => choose({ measured })}
              />
            )}
            {user && (
              <FilterSelect
                name="status"
                label="Status"
                value={view.status}
                options={statusOptions}
                onChoose={(status) => choose({ status })}
              />
            )}
          </MoreFilters>
        </div>
        <div className="relative mt-2 flex min-h-9 flex-wrap items-center gap-x-5 gap-y-3 md:mt-4">
          <SetChips view={view} onRemove={choose} />
          <LevelButtons level={view.level} onChoose={(level) => choose({ level })} />
          {user && <OwnButtons view={view} onChoose={choose} />}
          <div className={styles.offers}>
            {isFiltered(view) && <ClearFilters view={view} onClear={typed.clear} />}
            <OrderOffer view={view} />
          </div>
          {children && <div className="ml-auto">{children}</div>}
        </div>
        <HiddenSort sort={view.sort} />
      </form>
    </search>
  );
}

function ClearFilters({ view, onClear }: { view: ListView; onClear: () => void }) {
  return (
    <Link
      to={urlOfView(clearFilters(view))}
      preventScrollReset
      className={`${styles.offer} text-link text-sm`}
      onClick={onClear}
    >
      <CloseIcon className="size-4" />
      Clear filters
    </Link>
  );
}

/** Keeps the sort order when filtering without scripts. */
function HiddenSort({ sort }: { sort: ListView['sort'] }) {
  if (sort.field === defaultSort.field && sort.direction === defaultSort.direction) return null;
  return (
    <>
      <input type="hidden" name="sort" value={sort.field} />
      <input type="hidden" name="direction" value={sort.direction} />
    </>
  );
}

/** The URL may name a category that has no questions, or in a different case. */
function categoryOptions(categories: readonly string[], chosen: string | null) {
  const isChosen = (category: string) => category.toLowerCase() === chosen?.toLowerCase();
  const options = categories.map((category) => ({
    value: isChosen(category) && chosen !== null ? chosen : category,
    label: category,
  }));
  return chosen === null || categories.some(isChosen)
    ? options
    : [...options, { value: chosen, label: chosen }];
}
