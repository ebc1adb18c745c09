import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { User } from '#shared/contracts/user.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { ShortcutHelp } from '../../../components/shortcut-help.tsx';
import { useIsLive } from '../../../lib/use-is-live.ts';
import { CurrentQuestion } from './current-question.tsx';
import { NothingLeft } from './nothing-left.tsx';
import { QuestionSkeleton } from './question-skeleton.tsx';
import { seenIds } from './sitting.ts';
import { SittingHead } from './sitting-head.tsx';
import { SittingSummary } from './sitting-summary.tsx';
import type { TrainSlots } from './train-question.tsx';
import { useNextInLine } from './use-next-in-line.ts';
import { useSitting } from './use-sitting.ts';

const shortcuts = [
  { keys: ['Enter'], does: 'Check the answer, then go on' },
  { keys: ['1', '2', '3', '…'], does: 'Choose an answer' },
  { keys: ['h'], does: 'Show a hint' },
  { keys: ['s'], does: 'Go to the solution, once it is shown' },
  { keys: ['n'], does: 'Skip, or the next question' },
  { keys: ['Esc'], does: 'Leave the answer field, so that the keys work' },
  { keys: ['a'], does: 'Back to the answer field' },
  { keys: ['q'], does: 'Stop' },
];

interface TrainPageProps {
  /** Undefined: not known yet. */
  user: User | null | undefined;
  slots: TrainSlots;
}

interface TrainingProps extends TrainPageProps {
  user: User | null;
}

/** One question after the other. What comes first depends on the browser, so it loads there. */
export function TrainPage({ user, slots }: TrainPageProps) {
  const isLive = useIsLive();
  return (
    <div className="page-width pt-8 pb-20 sm:pt-10">
      {isLive && user !== undefined ? (
        <Training key={user?.id ?? 'visitor'} user={user} slots={slots} />
      ) : (
        <>
          <h1 className="text-3xl">Training</h1>
          <noscript>
            <p className="mt-4">Training needs JavaScript. Please enable it for this site.</p>
          </noscript>
          <div className="needs-scripts mt-6">
            <QuestionSkeleton />
          </div>
        </>
      )}
    </div>
  );
}

function Training({ user, slots }: TrainingProps) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isOver = params.get('done') === '1';
  const { sitting, dispatch, minutes } = useSitting(user?.id ?? null, isOver);
  const { shown, error, refetch } = useNextInLine(sitting, {
    isOver,
    onShown: (question) => dispatch({ type: 'shown', question }),
  });
  useEffect(() => {
    if (isOver) dispatch({ type: 'stopped' });
  }, [isOver, dispatch]);
  const stop = () => void navigate('?done=1');

  function goOn() {
    dispatch({ type: 'left' });
    scrollTo({ top: 0 });
  }

  if (isOver) {
    return (
      <SittingSummary
        sitting={sitting}
        minutes={minutes}
        user={user}
        onContinue={() => void navigate('/practice/train')}
      />
    );
  }
  return (
    <>
      <SittingHead sitting={sitting} minutes={minutes} onStop={stop} />
      <Loaded
        query={{ data: shown, error, refetch }}
        what="The next question"
        skeleton={<QuestionSkeleton />}
      >
        {(question) =>
          question ? (
            <CurrentQuestion
              key={question.id}
              recommendation={question}
              isFirst={seenIds(sitting).length === 0}
              {...{ user, sitting, dispatch, slots, goOn }}
            />
          ) : (
            <NothingLeft
              skipped={sitting.skipped.length}
              onAskAgain={() => dispatch({ type: 'unskipped' })}
              onStop={stop}
            />
          )
        }
      </Loaded>
      <div className="mt-8">
        <ShortcutHelp shortcuts={shortcuts} />
      </div>
    </>
  );
}
