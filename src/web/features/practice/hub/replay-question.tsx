import { useEffect, useRef, useState } from 'react';
import type { AnswerJudgment } from '#shared/contracts/answer-check.ts';
import type { QuestionDetail } from '#shared/contracts/question.ts';
import { Button } from '../../../components/ui/button.tsx';
import { useFocusAnswer } from '../../../lib/use-focus-answer.ts';
import { useShortcuts } from '../../../lib/use-shortcuts.ts';
import { QuestionArticle } from './question-article.tsx';
import type { ReviewSlots } from './review-question.tsx';

interface ReplayQuestionProps {
  question: QuestionDetail;
  isAllMet: boolean;
  slots: ReviewSlots;
  isLast: boolean;
  onRight: () => void;
  onNext: () => void;
}

/** Answered as often as one likes, or skipped; what goes wrong leads to the solution. */
export function ReplayQuestion(props: ReplayQuestionProps) {
  const { question, isAllMet, slots, isLast, onRight, onNext } = props;
  const [isRight, setRight] = useState(false);
  const [isSolutionShown, setSolutionShown] = useState(false);
  const buttons = useRef<HTMLDivElement>(null);
  useFocusAnswer();
  useShortcuts({ n: onNext });
  useEffect(() => {
    if (isRight) buttons.current?.querySelector('button')?.focus();
  }, [isRight]);

  function onJudged({ verdict }: AnswerJudgment) {
    if (verdict !== 'right') return;
    // What was read is only repeated.
    if (!isSolutionShown) onRight();
    setRight(true);
  }

  return (
    <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,40rem)_24rem] lg:justify-between">
      <QuestionArticle
        {...{ question, isAllMet }}
        solution={isSolutionShown && slots.solution(question)}
      />
      <div className="min-w-0 space-y-5 lg:sticky lg:top-4 lg:self-start">
        {slots.answer({ question, onJudged, onContinue: onNext })}
        <div ref={buttons} className="flex flex-wrap gap-3">
          <Button variant={isRight ? 'primary' : 'secondary'} size="medium" onClick={onNext}>
            {isLast ? 'Finish' : isRight || isSolutionShown ? 'Next mistake' : 'Skip'}
          </Button>
          {!isSolutionShown && (
            <Button variant="secondary" size="medium" onClick={() => setSolutionShown(true)}>
              Show the solution
            </Button>
          )}
        </div>
        {slots.hints(question)}
      </div>
    </div>
  );
}
