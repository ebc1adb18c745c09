import { useRef, useState } from 'react';
import type { QuestionDetail } from '#shared/contracts/question.ts';
import type { User } from '#shared/contracts/user.ts';
import { missingDescription } from '#shared/domain/questions.ts';
import { Markup } from '../../../components/markup.tsx';
import { StarButton } from '../../../components/star-button.tsx';
import { useStar } from '../../../queries/stars.ts';
import { QuestionHeader } from './question-header.tsx';
import { QuestionLayout } from './question-layout.tsx';
import { AllQuestionsLink, NeighborLinks } from './question-navigation.tsx';
import { QuestionTools } from './question-tools.tsx';
import { ShownNumbers } from './shown-numbers.tsx';
import { SolutionSection } from './solution-section.tsx';
import { useQuestionSet } from './use-question-set.ts';

/** Parts of the page that other features provide. */
export interface QuestionViewSlots {
  addToList?: React.ReactNode;
  adminActions?: React.ReactNode;
  addSolution?: React.ReactNode;
  /** The answer check, hints and lab. */
  practice?: (solution: { isShown: boolean; show: () => void }) => React.ReactNode;
  /** Below the solution. */
  followUps?: React.ReactNode;
  /** The reader's own note. */
  note?: React.ReactNode;
  discussions?: React.ReactNode;
}

interface QuestionViewProps extends QuestionViewSlots {
  question: QuestionDetail;
  user: User | null;
}

export function QuestionView(props: QuestionViewProps) {
  const { question, user, addToList, adminActions, addSolution, practice } = props;
  const { followUps, note, discussions } = props;
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
      <QuestionLayout
        question={
          <>
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
            <ShownNumbers question={question} />
          </>
        }
        practice={practice?.({ isShown: isSolutionShown, show: showSolution })}
        tools={
          <QuestionTools
            {...{ question, user, set, addToList, note, adminActions }}
            onStar={star.toggle}
            onToggleSolution={toggleSolutionByKey}
          />
        }
        rest={
          <>
            <div ref={solution} className="scroll-mt-6">
              <SolutionSection
                question={question}
                user={user}
                isShown={isSolutionShown}
                onToggle={toggleSolution}
                addSolution={addSolution}
                followUps={followUps}
              />
            </div>
            {discussions}
          </>
        }
      />
      <NeighborLinks set={set} />
    </>
  );
}
