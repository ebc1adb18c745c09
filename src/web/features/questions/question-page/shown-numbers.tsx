import { Link, useLocation } from 'react-router';
import type { QuestionDetail } from '#shared/contracts/question.ts';
import { withVariant } from '../../../lib/variant-in-url.ts';

/** Says if the question is not asked with its usual numbers, or not with those in the URL. */
export function ShownNumbers({ question }: { question: QuestionDetail }) {
  const { search } = useLocation();
  const { variant, isVariantGone } = question;
  if (isVariantGone) {
    return (
      <p role="status" className="mt-5">
        The numbers in this link are no longer in use. These are the usual ones.
      </p>
    );
  }
  if (variant === null) return null;
  return (
    <p className="mt-5 text-ink-muted text-sm">
      Fresh numbers {variant}.{' '}
      <Link to={{ search: withVariant(search, null) }} className="text-link">
        Back to the usual ones
      </Link>
    </p>
  );
}
