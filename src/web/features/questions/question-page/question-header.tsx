import type { QuestionDetail } from '#shared/contracts/question.ts';
import { firstTryText } from '#shared/domain/measured-difficulty.ts';
import { defaultCategory } from '#shared/domain/questions.ts';
import { QuestionImage } from '../../../components/question-image.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { CategoryBadge } from '../../../components/ui/category-badge.tsx';
import { DifficultyBadge } from '../../../components/ui/difficulty-badge.tsx';
import { MeasuredRating } from '../../../components/ui/measured-rating.tsx';
import { useSettings } from '../../../queries/settings.ts';
import { QuestionTopics } from './question-topics.tsx';

interface QuestionHeaderProps {
  question: QuestionDetail;
  star: React.ReactNode;
}

export function QuestionHeader({ question, star }: QuestionHeaderProps) {
  const { default_page_header } = useSettings();
  const { name, subject, type, category, difficulty, imageUrl, isPremium, isVisible, status } =
    question;
  const { rating, firstTries } = question;
  return (
    <header>
      {imageUrl && <QuestionImage key={imageUrl} imageUrl={imageUrl} name={name} />}
      <p className="text-ink-muted text-sm">{type.trim() || default_page_header}</p>
      <div className="mt-2 flex items-start justify-between gap-x-3">
        <h1 className="min-w-0 text-3xl [overflow-wrap:anywhere]">{name}</h1>
        {star}
      </div>
      {subject && <p className="mt-2 text-ink-muted">{subject}</p>}
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <CategoryBadge category={category.trim() || defaultCategory} />
        <DifficultyBadge difficulty={difficulty} />
        {rating !== null && (
          <span className="text-ink-muted text-sm">
            Measured <MeasuredRating rating={rating} />
          </span>
        )}
        {firstTries && <span className="text-ink-muted text-sm">{firstTryText(firstTries)}</span>}
        {isPremium && <Badge color="amber">Premium</Badge>}
        {!isVisible && <Badge>Hidden</Badge>}
        <QuestionTopics key={question.id} questionId={question.id} isSolved={status === 'solved'} />
      </div>
    </header>
  );
}
