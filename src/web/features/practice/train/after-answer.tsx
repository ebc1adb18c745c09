import { Link } from 'react-router';
import type { QuestionDetail } from '#shared/contracts/question.ts';
import type { Recommendation } from '#shared/contracts/recommendation.ts';
import type { User } from '#shared/contracts/user.ts';
import { ComesBack, type Grades } from './comes-back.tsx';
import { SolutionBarrier } from './solution-barrier.tsx';

interface AfterAnswerProps {
  question: QuestionDetail;
  /** Not named before: it hints at the method. */
  topic: Recommendation['topic'];
  user: User | null;
  grades: Grades;
  onDue: (due: string | null) => void;
}

/** What follows from an answer, and where to go deeper. */
export function AfterAnswer({ question, topic, user, grades, onDue }: AfterAnswerProps) {
  const { id, answer, lab } = question;
  return (
    <div className="space-y-2 text-sm">
      {user ? (
        <ComesBack questionId={id} asksForGrade={answer === null} {...{ grades, onDue }} />
      ) : (
        <SolutionBarrier />
      )}
      {topic && (
        <p>
          <span className="text-ink-muted">Topic:</span>{' '}
          <Link to={`/topics/${topic.slug}`} className="text-link">
            {topic.name}
          </Link>
        </p>
      )}
      {lab && (
        <p>
          <Link to={`/question/${id}`} className="text-link">
            {lab.kind === 'figure' ? 'Explore' : 'Simulate'} it on its page
          </Link>
        </p>
      )}
    </div>
  );
}
