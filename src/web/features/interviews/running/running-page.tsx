import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { RunningInterview } from '#shared/contracts/interview.ts';
import { Countdown } from '../../../components/countdown.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { FailureNotice } from '../../../components/ui/failure-notice.tsx';
import { SubmitButton } from '../../../components/ui/submit-button.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { useApi } from '../../../lib/app-context.ts';
import { cacheRunning, noteEnd, refreshInterviews } from '../../../queries/interviews.ts';
import { FinishDialog } from './finish-dialog.tsx';
import { OpenQuestion } from './open-question.tsx';
import { QuestionPlaces } from './question-places.tsx';
import { SaveNotice } from './save-notice.tsx';
import { useAnswers } from './use-answers.ts';

interface RunningPageProps {
  interview: RunningInterview;
  /** By how much the server's clock is ahead of the browser's, in milliseconds. */
  ahead: number;
}

/** An interview, question by question, until it is ended or time is up. */
export function RunningPage({ interview, ahead }: RunningPageProps) {
  const { id, isOneWay, place, questions, endsAt } = interview;
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState(place);
  const [hasMoved, setMoved] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const shown = isOneWay ? place : chosen;
  const current = questions.find((question) => question.place === shown);
  const isLast = shown === questions.length;

  async function showReport(path: string) {
    await navigate(path);
    noteEnd(queries, api);
  }

  function handleRefusal(error: Error) {
    if (!(error instanceof ApiError)) return;
    if (error.code === 'INTERVIEW_OVER') void showReport(`/practice/interview/${id}?over=1`);
    // Another tab moved on.
    else if (error.code === 'PLACE_CLOSED') void refreshInterviews(queries);
  }

  const answers = useAnswers(interview, handleRefusal);

  const view = useMutation({
    mutationFn: (next: number) =>
      api.call('POST /api/interviews/:id/view', { params: { id }, body: { place: next } }),
    onSuccess: (running) => cacheRunning(queries, api, running),
    onError: handleRefusal,
  });

  const finish = useMutation({
    mutationFn: async (_: { isTimeUp: boolean }) => {
      await answers.flush();
      await api.call('POST /api/interviews/:id/finish', { params: { id } });
    },
    onSuccess: (_, { isTimeUp }) =>
      showReport(`/practice/interview/${id}${isTimeUp ? '?over=1' : ''}`),
    onError: handleRefusal,
  });

  async function open(next: number) {
    setMoved(true);
    setChosen(next);
    if (isOneWay && !(await answers.flush())) return;
    view.mutate(next);
  }

  function endInTime() {
    if (finish.isIdle) finish.mutate({ isTimeUp: true });
  }

  const goOn = () => (isLast ? setAsking(true) : void open(shown + 1));

  return (
    <div className="page-width max-w-3xl pb-20">
      <div className="sticky top-0 z-10 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-rule border-b bg-paper py-3">
        {isOneWay ? (
          <span className="text-ink-muted text-sm">One way</span>
        ) : (
          <QuestionPlaces
            questions={questions}
            shown={shown}
            isAnswered={answers.isAnswered}
            onOpen={(next) => void open(next)}
          />
        )}
        <Countdown endsAt={endsAt} ahead={ahead} onEnd={endInTime} />
      </div>
      <div className="pt-8">
        {current && (
          <OpenQuestion
            key={shown}
            question={current}
            count={questions.length}
            typed={answers.typedAt(shown)}
            takesFocus={hasMoved}
            onChange={(answer) => answers.set(shown, answer)}
            onDone={goOn}
          >
            <div className="mt-2 flex flex-wrap items-center gap-3">
              <SubmitButton isBlocked={view.isPending && isOneWay} isPending={false}>
                {isLast ? 'Finish' : 'Next question'}
              </SubmitButton>
              {!isLast && (
                <Button variant="secondary" size="medium" onClick={() => setAsking(true)}>
                  Finish
                </Button>
              )}
              {isOneWay && !isLast && (
                <span className="text-ink-muted text-sm">You cannot come back to this one.</span>
              )}
            </div>
          </OpenQuestion>
        )}
        <SaveNotice state={answers.state} />
        {isOneWay && <FailureNotice error={view.error} className="mt-3" />}
        {!isAsking && <FailureNotice error={finish.error} className="mt-3" />}
        {finish.isError && !isAsking && (
          <div className="mt-3">
            <Button onClick={() => finish.mutate({ isTimeUp: true })}>Try again</Button>
          </div>
        )}
      </div>
      <FinishDialog
        isOpen={isAsking}
        unanswered={answers.unanswered}
        isPending={finish.isPending}
        error={finish.error}
        onClose={() => setAsking(false)}
        onFinish={() => finish.mutate({ isTimeUp: false })}
      />
    </div>
  );
}
