import { Link } from 'react-router';
import type { Progress } from '#shared/contracts/progress.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { CategoryBadge } from '../../../components/ui/category-badge.tsx';
import { DifficultyBadge } from '../../../components/ui/difficulty-badge.tsx';
import { allAnswered } from '../../../lib/all-answered.ts';

export function NextQuestions({ questions }: { questions: Progress['next'] }) {
  const isAnyRecommended = questions.some(({ isRecommended }) => isRecommended);
  return (
    <>
      {!isAnyRecommended && <p className="mb-3 text-ink-muted">{allAnswered}</p>}
      {questions.length > 0 && (
        <ol className="divide-y divide-rule">
          {questions.map(({ id, name, category, difficulty, isPremium, isStarted }) => (
            <li key={id} className="py-3.5 first:pt-0 last:pb-0">
              <Link
                to={`/question/${id}`}
                className="break-words font-serif text-lg hover:text-accent hover:underline hover:decoration-1 hover:underline-offset-4"
              >
                {name}
              </Link>
              <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5">
                <DifficultyBadge difficulty={difficulty} />
                <CategoryBadge category={category} />
                {isPremium && <Badge color="amber">Premium</Badge>}
                {isStarted && (
                  <span className="text-ink-muted text-xs">attempted, not solved yet</span>
                )}
              </p>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
