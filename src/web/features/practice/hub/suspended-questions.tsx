import { Link } from 'react-router';
import type { ReviewQueue } from '#shared/contracts/practice.ts';
import { Button } from '../../../components/ui/button.tsx';

interface SuspendedQuestionsProps {
  questions: ReviewQueue['suspended'];
  isPending: boolean;
  onResume: (id: number) => void;
}

/** Suspended questions do not come back until resumed. */
export function SuspendedQuestions({ questions, isPending, onResume }: SuspendedQuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <section className="min-w-0 border-rule border-t pt-6">
      <h2 className="mb-4 text-xl">Suspended</h2>
      <ul className="divide-y divide-rule">
        {questions.map(({ id, name }) => (
          <li key={id} className="flex items-center justify-between gap-4 py-2">
            <Link to={`/question/${id}`} className="min-w-0 break-words hover:text-accent">
              {name}
            </Link>
            <Button
              variant="secondary"
              disabled={isPending}
              aria-label={`Resume “${name}”`}
              onClick={() => onResume(id)}
            >
              Resume
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
