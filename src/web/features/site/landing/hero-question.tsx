import { Link } from 'react-router';
import type { QuestionDetail } from '#shared/contracts/question.ts';
import { Markup } from '../../../components/markup.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { DifficultyBadge } from '../../../components/ui/difficulty-badge.tsx';

interface HeroQuestionProps {
  question: QuestionDetail;
  /** The answer check and the lab. */
  children: React.ReactNode;
}

/** A real question, to be answered on the spot. */
export function HeroQuestion({ question, children }: HeroQuestionProps) {
  const { id, name, difficulty, descriptionHtml } = question;
  return (
    <Card className="min-w-0 p-5 sm:p-6">
      <div className="flex items-baseline justify-between gap-4 text-sm">
        <p className="text-ink-muted">Try one now</p>
        <DifficultyBadge difficulty={difficulty} />
      </div>
      <h2 className="mt-1 mb-2 text-xl">
        <Link to={`/question/${id}`} className="hover:text-accent">
          {name}
        </Link>
      </h2>
      <Markup html={descriptionHtml} isCompact />
      <div className="mt-4 space-y-4">{children}</div>
    </Card>
  );
}
