import { Suspense, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { QuestionDetail } from '#shared/contracts/question.ts';
import type { User } from '#shared/contracts/user.ts';
import { missingDescription } from '#shared/domain/questions.ts';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { Markup } from '../../../components/markup.tsx';
import { StarButton } from '../../../components/star-button.tsx';
import { signInPath } from '../../../lib/sign-in-path.ts';
import { useStar } from '../../../queries/stars.ts';
import { QuestionHeader } from './question-header.tsx';
import { AllQuestionsLink, NeighborLinks } from './question-navigation.tsx';
import { QuestionShortcuts } from './question-shortcuts.tsx';
import styles from './question-view.module.css';
import { ReportError } from './report-error.tsx';
import { SetPlace } from './set-place.tsx';
import { SolutionSection } from './solution-section.tsx';
import { useQuestionSet } from './use-question-set.ts';

// Not needed by visitors, and the page works without it.
const StatusControl = lazyPart(() => import('./status-control.tsx'));

/** Parts of the page that other features provide. */
export interface QuestionViewSlots {
  addToList?: React.ReactNode;
  adminActions?: React.ReactNode;
  addSolution?: React.ReactNode;
  /** The answer check, hints and lab. */
  practice?: (showSolution: () => void) => React.ReactNode;
  /** The reader's own note. */
  note?: React.ReactNode;
  discussions?: React.ReactNode;
}

interface QuestionViewProps extends QuestionViewSlots {
  question: QuestionDetail;
  user: User | null;
}

export function QuestionView(props: QuestionViewProps) {
  const { question, user, addToList, adminActions, addSolution, practice, note, discussions } =
    props;
  const set = useQuestionSet(question.id);
  const star = useStar(question);
  const [isSolutionShown, setSolutionShown] = useState(false);
  const solution = useRef<HTMLDivElement>(null);
  const toggleSolution = () => setSolutionShown((isShown) => !isShown);

  function toggleSolutionByKey() {
    toggleSolution();
    solution.current?.scrollIntoView({ block: isSolutionShown ? 'nearest' : 'start' });
  }

  function showSolution() {
    setSolutionShown(true);
    solution.current?.scrollIntoView({ block: 'start' });
  }

  return (
    <>
      <AllQuestionsLink set={set} />
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,40rem)_24rem] lg:grid-rows-[auto_1fr] lg:justify-between">
        <article className="min-w-0">
          <QuestionHeader
            question={question}
            star={<StarButton name={question.name} {...star} />}
          />
          <h2 className="sr-only">Question</h2>
          <div className="mt-7">
            {question.descriptionHtml ? (
              <Markup html={question.descriptionHtml} />
            ) : (
              <p className="text-ink-muted">{missingDescription}</p>
            )}
          </div>
        </article>
        <aside
          aria-label="Practice"
          className="no-print min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1"
        >
          <div className={styles.desk}>
            <div className="max-lg:hidden">
              <SetPlace set={set} />
            </div>
            {practice?.(showSolution)}
            {user ? (
              <Suspense fallback={<div className="h-17" />}>
                <StatusControl
                  questionId={question.id}
                  status={question.status}
                  exploredAt={question.exploredAt}
                />
              </Suspense>
            ) : (
              <SignInHint />
            )}
            {addToList}
            {note}
            {adminActions && (
              <div className="needs-scripts flex flex-wrap gap-3">{adminActions}</div>
            )}
            <QuestionShortcuts
              set={set}
              onStar={star.toggle}
              {...(user && { onToggleSolution: toggleSolutionByKey })}
            />
          </div>
        </aside>
        <div className="min-w-0 space-y-8 lg:col-start-1">
          <div ref={solution} className="scroll-mt-6">
            <SolutionSection
              question={question}
              user={user}
              isShown={isSolutionShown}
              onToggle={toggleSolution}
              addSolution={addSolution}
            />
          </div>
          <div className="no-print">
            <ReportError user={user} questionId={question.id} />
          </div>
          {discussions}
        </div>
      </div>
      <NeighborLinks set={set} />
    </>
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
