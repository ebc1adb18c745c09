import { Suspense, useId } from 'react';
import { Link, useLocation } from 'react-router';
import type { QuestionDetail } from '#shared/contracts/question.ts';
import type { User } from '#shared/contracts/user.ts';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { signInPath } from '../../../lib/sign-in-path.ts';
import { QuestionShortcuts } from './question-shortcuts.tsx';
import { ReportError } from './report-error.tsx';
import type { OpenSet } from './use-question-set.ts';

// Not needed by visitors, and the page works without it.
const StatusControl = lazyPart(() => import('./status-control.tsx'));

interface QuestionToolsProps {
  question: QuestionDetail;
  user: User | null;
  set: OpenSet;
  addToList: React.ReactNode;
  note: React.ReactNode;
  adminActions: React.ReactNode;
  onStar: () => void;
  onToggleSolution: () => void;
}

/** What readers do with a question besides answering it, in one quiet group. */
export function QuestionTools(props: QuestionToolsProps) {
  const { question, user, set, addToList, note, adminActions, onStar, onToggleSolution } = props;
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="space-y-3 border-rule border-t pt-5">
      <h2 id={headingId} className="font-medium text-base">
        Your question
      </h2>
      {user ? (
        <Suspense fallback={<div className="h-17" />}>
          <StatusControl
            questionId={question.id}
            status={question.status}
            exploredAt={question.exploredAt}
            lab={question.lab?.kind ?? 'simulation'}
          />
        </Suspense>
      ) : (
        <SignInHint />
      )}
      {note}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {addToList}
        <ReportError user={user} question={question} />
        <QuestionShortcuts set={set} onStar={onStar} {...(user && { onToggleSolution })} />
      </div>
      {adminActions && <div className="needs-scripts flex flex-wrap gap-3">{adminActions}</div>}
    </section>
  );
}

function SignInHint() {
  const { pathname, search } = useLocation();
  return (
    <p className="max-w-xs text-ink-muted text-sm">
      <Link to={signInPath({ pathname, search })} className="text-link">
        Sign in
      </Link>{' '}
      to track the questions you have solved, star them and keep notes.
    </p>
  );
}
