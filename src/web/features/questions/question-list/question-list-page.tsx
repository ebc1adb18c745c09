import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { wholeNumber } from '#shared/domain/whole-number.ts';
import { CompanyLogo } from '../../../components/company-logo.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { facetsQuery } from '../../../queries/question-list.ts';
import { useSettings } from '../../../queries/settings.ts';
import { DailyCard } from './daily-card.tsx';
import { FilterBar } from './filter-bar.tsx';
import { AlsoFound } from './found.tsx';
import { ListShortcuts } from './list-shortcuts.tsx';
import { OwnFilterHint } from './own-filter-hint.tsx';
import { QuestionList } from './question-list.tsx';
import { useListMemory } from './use-list-memory.ts';
import { useShownList } from './use-shown-list.ts';

interface QuestionListPageProps {
  cameWithDocument: boolean;
  /** Shown above the questions. */
  start?: React.ReactNode;
}

export function QuestionListPage({ cameWithDocument, start }: QuestionListPageProps) {
  const list = useShownList();
  useListMemory({ page: list.isWaiting ? null : (list.shown?.page ?? null), cameWithDocument });
  return (
    <div className="page-width pt-10 pb-20 sm:pt-14">
      <Hero />
      <div className="mt-8 space-y-4 sm:mt-10 sm:space-y-6">
        <FilterBar>
          <ListShortcuts />
        </FilterBar>
        <OwnFilterHint />
        {start}
        <DailyCard />
        <Suspense>
          <QuestionList {...list} />
        </Suspense>
        {list.shown?.total !== 0 && <AlsoFound />}
      </div>
    </div>
  );
}

function Hero() {
  const { default_page_header } = useSettings();
  const { data: facets } = useQuery(facetsQuery(useApi()));
  return (
    <section>
      <CompanyLogo />
      <h1 className="text-3xl">{default_page_header}</h1>
      <p className="mt-3 min-h-[1lh] font-serif text-ink-muted text-lg">
        {facets && facets.total > 0 && (
          <>
            {sizeOf(facets.total, facets.categories.length)}
            {'\u00a0· '}
            <Link to="/topics" className="text-link">
              Topics
            </Link>
          </>
        )}
      </p>
    </section>
  );
}

function sizeOf(questions: number, categories: number): string {
  return `${count(questions, 'question', 'questions')} in ${count(categories, 'category', 'categories')}`;
}

function count(number: number, one: string, many: string): string {
  return `${wholeNumber(number)} ${number === 1 ? one : many}`;
}
