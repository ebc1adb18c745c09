import { Link } from 'react-router';
import type { QuestionDetail } from '#shared/contracts/question.ts';
import type { Recommendation } from '#shared/contracts/recommendation.ts';
import { missingDescription } from '#shared/domain/questions.ts';
import { Markup } from '../../../components/markup.tsx';
import { CategoryBadge } from '../../../components/ui/category-badge.tsx';
import { DifficultyBadge } from '../../../components/ui/difficulty-badge.tsx';
import { nextReason } from '../../../lib/next-reason.ts';
import { questionPath } from '../../../lib/variant-in-url.ts';
import { FocusedHeading } from './focused-heading.tsx';

interface StatementProps {
  question: QuestionDetail;
  recommendation: Recommendation;
  takesFocus: boolean;
  image: React.ReactNode;
}

export function Statement(props: StatementProps) {
  const { question, recommendation, takesFocus, image } = props;
  return (
    <article className="min-w-0">
      <FocusedHeading takesFocus={takesFocus}>{question.name}</FocusedHeading>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <CategoryBadge category={question.category} />
        <DifficultyBadge difficulty={question.difficulty} />
        <Link to={questionPath(question)} className="text-link text-sm">
          Open its page
        </Link>
      </div>
      <p className="mt-3 text-ink-muted text-sm">
        {nextReason(recommendation, { hidesTopic: true })}
      </p>
      <div className="mt-6">
        {image}
        {question.descriptionHtml ? (
          <Markup html={question.descriptionHtml} />
        ) : (
          <p className="text-ink-muted">{missingDescription}</p>
        )}
      </div>
    </article>
  );
}
