import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { AnswerJudgment } from '#shared/contracts/answer-check.ts';
import type { QuestionDetail } from '#shared/contracts/question.ts';
import { missingDescription } from '#shared/domain/questions.ts';
import { LoadFailed } from '../../../components/loaded.tsx';
import { Markup } from '../../../components/markup.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { CategoryBadge } from '../../../components/ui/category-badge.tsx';
import { DifficultyBadge } from '../../../components/ui/difficulty-badge.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { useFocusAnswer } from '../../../lib/use-focus-answer.ts';
import { useShortcuts } from '../../../lib/use-shortcuts.ts';
import { cardQuery } from '../../../queries/practice.ts';
import { GradePanel } from './grade-panel.tsx';
import { RevealedAnswer } from './revealed-answer.tsx';
import type { useReviewActs } from './use-review-acts.ts';

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
  acts: ReturnType<typeof useReviewActs>;
  slots: ReviewSlots;
  isLast: boolean;
}

/** One due question: answer it or give up, then grade it and go on. */
export function ReviewQuestion({ question, acts, slots, isLast }: ReviewQuestionProps) {
  const { id, answer } = question;
  const [stage, setStage] = useState<'asked' | 'reviewed' | 'elsewhere'>('asked');
  const [hasGivenUp, setGivenUp] = useState(false);
  const [isSolutionShown, setSolutionShown] = useState(false);
  const isReviewed = stage === 'reviewed';
  const card = useQuery({ ...cardQuery(useApi(), id), enabled: isReviewed });
  useFocusAnswer();

  function onJudged({ verdict, review }: AnswerJudgment) {
    if (stage !== 'asked' || verdict === 'incomplete') return;
    setStage(review ? 'reviewed' : 'elsewhere');
    acts.noteVerdict(id, review !== null);
  }

  async function giveUp() {
    if (!(await acts.act(id, { act: 'giveUp' }))) return;
    acts.noteVerdict(id, true);
    setStage('reviewed');
    setGivenUp(true);
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
  const next = (
    <Button size="medium" data-next="" onClick={goOn}>
      {isLast ? 'Finish' : 'Next question'}
    </Button>
  );

  return (
    <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,40rem)_24rem] lg:justify-between">
      <article className="min-w-0">
        <h1 className="text-3xl [overflow-wrap:anywhere]">{question.name}</h1>
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <CategoryBadge category={question.category} />
          <DifficultyBadge difficulty={question.difficulty} />
          <Link to={`/question/${id}`} className="text-link text-sm">
            Open its page
          </Link>
        </div>
        <div className="mt-6">
          {question.descriptionHtml ? (
            <Markup html={question.descriptionHtml} />
          ) : (
            <p className="text-ink-muted">{missingDescription}</p>
          )}
        </div>
        {isSolutionShown && (
          <section
            ref={showFromStart}
            aria-label="Solution"
            className="mt-8 scroll-mt-4 border-rule border-t pt-6"
          >
            <h2 className="mb-4 text-2xl">Solution</h2>
            {slots.solution(question)}
          </section>
        )}
      </article>
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
              <Button variant="secondary" size="medium" onClick={() => acts.undoLast()}>
                Undo
              </Button>
              {!isSolutionShown && (
                <Button variant="secondary" size="medium" onClick={() => setSolutionShown(true)}>
                  Show the solution
                </Button>
              )}
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

function showFromStart(section: HTMLElement | null) {
  section?.scrollIntoView({ block: 'start' });
}
