import type { Practice } from '#shared/contracts/practice.ts';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { CategoryBadge } from '../../../components/ui/category-badge.tsx';
import { DifficultyBadge } from '../../../components/ui/difficulty-badge.tsx';
import { namedTopic, nextReason } from '../../../lib/next-reason.ts';

export function NextQuestion({ next }: { next: NonNullable<Practice['next']> }) {
  const { id, name, subject, category, difficulty } = next;
  const topic = namedTopic(next);
  return (
    <>
      <p className="break-words font-serif text-lg">{name}</p>
      {subject && <p className="mt-1 text-ink-muted">{subject}</p>}
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1.5">
        <CategoryBadge category={category} />
        <DifficultyBadge difficulty={difficulty} />
      </p>
      <p className="mt-2 mb-3 text-ink-muted text-sm">{nextReason(next)}</p>
      <ButtonLink
        to={`/question/${id}${topic ? `?topic=${topic.slug}` : ''}`}
        variant="secondary"
        prefetch="intent"
      >
        Open the question
      </ButtonLink>
    </>
  );
}
