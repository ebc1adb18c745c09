import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnswerJudgment } from '#shared/contracts/answer-check.ts';
import type { QuestionDetail } from '#shared/contracts/question.ts';
import { LoadFailed } from '../../../components/loaded.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { useFocusAnswer } from '../../../lib/use-focus-answer.ts';
import { useShortcuts } from '../../../lib/use-shortcuts.ts';
import { cardQuery } from '../../../queries/practice.ts';
import { GradePanel } from './grade-panel.tsx';
import { QuestionArticle } from './question-article.tsx';
import { RevealedAnswer } from './revealed-answer.tsx';
import type { Dealt, useReviewActs } from './use-review-acts.ts';

/** Parts that other features provide. */
export interface ReviewSlots {
  answer: (props: {
    question: QuestionDetail;
    onJudged: (judgment: AnswerJudgment) => void;
    onContinue: () => void;
  }) => React.ReactNode;
  hints: (question: QuestionDetail) => React.ReactNode;
  solution: (question: QuestionDetail) => React.ReactNode;
}

interface ReviewQuestionProps {
  question: QuestionDetail;
  dealt: Dealt;
  acts: ReturnType<typeof useReviewActs>;
  slots: ReviewSlots;
  isLast: boolean;
}

/** One due question: answer it or give up, then grade it and go on. */
export function ReviewQuestion(props: ReviewQuestionProps) {
  const { question, dealt, acts, slots, isLast } = props;
  const { id, answer } = question;
  const [stage, setStage] = useState<'asked' | 'reviewed' | 'elsewhere'>('asked');
  const [hasGivenUp, setGivenUp] = useState(false);
  const [isMissed, setMissed] = useState(false);
  const [isSolutionShown, setSolutionShown] = useState(false);
  const isReviewed = stage === 'reviewed';
  const card = useQuery({ ...cardQuery(useApi(), id), enabled: isReviewed });
  useFocusAnswer();

  function onJudged({ verdict, review }: AnswerJudgment) {
    if (stage !== 'asked' || verdict === 'incomplete') return;
    const isRight = verdict === 'right';
    setStage(review ? 'reviewed' : 'elsewhere');
    setMissed(!isRight);
    acts.noteVerdict(dealt, review && { isRight });
  }

  async function giveUp() {
    if (!(await acts.act(id, { act: 'giveUp' }))) return;
    acts.noteVerdict(dealt, { isRight: !answer });
    setStage('reviewed');
    setGivenUp(true);
    setMissed(true);
    if (!answer) setSolutionShown(true);
  }

  const grade = (value: number) => {
    if (isReviewed) void acts.act(id, { act: 'grade', grade: value });
  };
  const goOn = () => {
    if (stage !== 'asked') acts.goOn(id);
  };
  useShortcuts({
    ...Object.fromEntries([1, 2, 3, 4].map((value) => [String(value), () => grade(value)])),
    n: goOn,
    u: () => acts.undoLast(),
  });
  const nextText = isLast ? 'Finish' : 'Next question';
  const showSolution = () => setSolutionShown(true);
  // What went wrong is looked at before going on. One button for both keeps the focus.
  const isSolutionNext = isMissed && !isSolutionShown;
  const next = (
    <Button size="medium" data-next="" onClick={isSolutionNext ? showSolution : goOn}>
      {isSolutionNext ? 'Show the solution' : nextText}
    </Button>
  );

  return (
    <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,40rem)_24rem] lg:justify-between">
      <QuestionArticle
        question={question}
        isAllMet={dealt.isAllMet}
        solution={isSolutionShown && slots.solution(question)}
      />
      <div className="min-w-0 space-y-5 lg:sticky lg:top-4 lg:self-start">
        {slots.answer({ question, onJudged, onContinue: goOn })}
        {hasGivenUp && answer && <RevealedAnswer question={question} />}
        {stage === 'elsewhere' && (
          <div role="status" className="space-y-4 border-rule border-t pt-5">
            <p>
              This question was already reviewed, perhaps in another tab. This answer did not count.
            </p>
            {next}
          </div>
        )}
        {isReviewed && card.error && (
          <>
            <LoadFailed what="The grades" error={card.error} onRetry={card.refetch} />
            {next}
          </>
        )}
        {isReviewed && card.data?.review && (
          <GradePanel review={card.data.review} staysPut={isSolutionShown} onGrade={grade}>
            <div className="flex flex-wrap gap-3">
              {next}
              {!isSolutionShown && (
                <Button
                  variant="secondary"
                  size="medium"
                  onClick={isSolutionNext ? goOn : showSolution}
                >
                  {isSolutionNext ? nextText : 'Show the solution'}
                </Button>
              )}
              <Button variant="secondary" size="medium" onClick={() => acts.undoLast()}>
                Undo
              </Button>
            </div>
          </GradePanel>
        )}
        {slots.hints(question)}
        {stage === 'asked' && (
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" disabled={acts.isPending} onClick={() => void giveUp()}>
              {answer ? 'Show the answer' : 'Show the solution'}
            </Button>
            <Button variant="secondary" disabled={acts.isPending} onClick={() => acts.postpone(id)}>
              Postpone to tomorrow
            </Button>
            <Button variant="secondary" disabled={acts.isPending} onClick={() => acts.suspend(id)}>
              Suspend
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
