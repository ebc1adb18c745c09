import { Link } from 'react-router';
import { questionPath } from '../lib/variant-in-url.ts';

interface NumbersLinkProps {
  questionId: number;
  variant: string | null;
}

/** Leads to a question with the numbers that something is about; nothing if they are the usual. */
export function NumbersLink({ questionId, variant }: NumbersLinkProps) {
  if (variant === null) return null;
  return (
    <Link to={questionPath({ id: questionId, variant })} className="text-link">
      About its fresh numbers {variant}
    </Link>
  );
}
