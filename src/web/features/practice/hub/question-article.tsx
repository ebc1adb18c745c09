import { Link } from 'react-router';
import type { QuestionDetail } from '#shared/contracts/question.ts';
import { missingDescription } from '#shared/domain/questions.ts';
import { Markup } from '../../../components/markup.tsx';
import { CategoryBadge } from '../../../components/ui/category-badge.tsx';
import { DifficultyBadge } from '../../../components/ui/difficulty-badge.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { questionPath } from '../../../lib/variant-in-url.ts';
import { NumbersNote } from './numbers-note.tsx';

interface QuestionArticleProps {
  question: QuestionDetail;
  /** Null: not shown yet. */
  solution: React.ReactNode;
  /** Whether the learner has met all numbers it can be asked with. */
  isAllMet: boolean;
}

/** A question that is reviewed or replayed, and its solution below. */
export function QuestionArticle({ question, solution, isAllMet }: QuestionArticleProps) {
  const { name, category, difficulty, descriptionHtml } = question;
  return (
    <article className="min-w-0">
      <h1 className="text-3xl [overflow-wrap:anywhere]">{name}</h1>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <CategoryBadge category={category} />
        <DifficultyBadge difficulty={difficulty} />
        <Link to={questionPath(question)} className="text-link text-sm">
          Open its page
        </Link>
      </div>
      <NumbersNote {...{ question, isAllMet }} />
      <div className="mt-6">
        {descriptionHtml ? (
          <Markup html={descriptionHtml} />
        ) : (
          <p className="text-ink-muted">{missingDescription}</p>
        )}
      </div>
      {solution && (
        <section
          ref={showFromStart}
          aria-label="Solution"
          className="mt-8 scroll-mt-4 border-rule border-t pt-6"
        >
          <h2 className="mb-4 text-2xl">Solution</h2>
          {solution}
        </section>
      )}
    </article>
  );
}

function showFromStart(section: HTMLElement | null) {
  section?.scrollIntoView({ block: 'start' });
}

export function QuestionSkeleton() {
  return (
    <div className="max-w-2xl space-y-4">
      <Skeleton className="h-9 w-3/5" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-4/5" />
    </div>
  );
}
