import { Link, useLocation } from 'react-router';
import type { QuestionDetail } from '#shared/contracts/question.ts';
import type { User } from '#shared/contracts/user.ts';
import { useStatusHere } from '../../../lib/answered-here.ts';
import { withVariant } from '../../../lib/variant-in-url.ts';
import { NewNumbersButton } from './new-numbers-button.tsx';

interface NumbersBarProps {
  question: QuestionDetail;
  user: User | null;
}

/** Which numbers the question is asked with, and others once it was answered. */
export function NumbersBar({ question, user }: NumbersBarProps) {
  const { search } = useLocation();
  const { variant, isVariantGone, numbers, status } = question;
  const isAnswered = (useStatusHere(question.id) ?? status) !== null;
  if (!isVariantGone && (numbers === null || (variant === null && !isAnswered))) return null;
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
      {isVariantGone && (
        <p role="status" className="w-full">
          The numbers in this link are no longer in use. These are the usual ones.
        </p>
      )}
      {variant !== null && (
        <p className="text-ink-muted text-sm">
          Fresh numbers {variant}.{' '}
          <Link to={{ search: withVariant(search, null) }} className="text-link">
            Back to the usual ones
          </Link>
        </p>
      )}
      {isAnswered && (
        <div className="needs-scripts no-print">
          <NewNumbersButton question={question} user={user} />
        </div>
      )}
    </div>
  );
}
