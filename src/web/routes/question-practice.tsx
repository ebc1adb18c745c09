import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { QuestionDetail } from '#shared/contracts/question.ts';
import type { QuestionStatus } from '#shared/domain/question-status.ts';
import { AnswerCheck } from '../features/practice/answer-check/answer-check.tsx';
import { readOpening, saveOpening } from '../features/practice/lab/opening.ts';
import { SimulateIt } from '../features/practice/lab/simulate-it.tsx';
import { SolvedCard } from '../features/questions/question-page/solved-card.tsx';
import { useQuestionSet } from '../features/questions/question-page/use-question-set.ts';
import { rememberAnswer } from '../lib/answered-here.ts';
import { useApi } from '../lib/app-context.ts';
import { useFocusAnswer } from '../lib/use-focus-answer.ts';
import { useCurrentUser } from '../queries/current-user.ts';
import { cacheStatus } from '../queries/questions.ts';

interface QuestionPracticeProps {
  question: QuestionDetail;
  showSolution: () => void;
  isBrief?: boolean;
}

/** The answer check, and the lab, which opens after an answer or a prediction. */
export default function QuestionPractice({
  question,
  showSolution,
  isBrief = false,
}: QuestionPracticeProps) {
  const { id, answer, hintCount, lab } = question;
  const api = useApi();
  const queries = useQueryClient();
  const { data: user = null } = useCurrentUser();
  const [knownValue, setKnownValue] = useState<number | null>(null);
  const [hasAnswered, setAnswered] = useState(false);
  const [ownAnswer, setOwnAnswer] = useState<string | null>(null);
  const { neighbors, urlOf } = useQuestionSet(id);
  const navigate = useNavigate();
  useFocusAnswer(useLocation().state?.cameToAnswer === true);
  const owner = { questionId: id, userId: user?.id ?? null };

  function onAnswer(text: string, isRight: boolean) {
    // The number of a choice is not a value.
    const own = answer?.choices ? null : text;
    setOwnAnswer(own);
    saveOpening(owner, { by: 'answer', prediction: own });
    if (user || question.isPremium) return;
    const explored = readOpening(owner)?.by === 'exploring';
    rememberAnswer({ questionId: id, answer: text, isRight, explored });
  }

  function onStatus(status: QuestionStatus) {
    setAnswered(true);
    saveOpening(owner, { by: 'answer', prediction: null });
    if (status === null || status === question.status) return;
    cacheStatus(queries, api, { questionId: id, status });
  }

  function onContinue() {
    if (!neighbors?.next) return;
    void navigate(urlOf(neighbors.next.id), { state: { cameToAnswer: true } });
  }

  return (
    <>
      {(answer || hintCount > 0) && (
        <AnswerCheck
          question={question}
          user={user}
          isBrief={isBrief}
          onAnswer={onAnswer}
          onKnown={setKnownValue}
          onStatus={onStatus}
          onContinue={onContinue}
          afterSolve={<SolvedCard question={question} user={user} showSolution={showSolution} />}
        />
      )}
      {lab && (
        <SimulateIt
          question={question}
          user={user}
          hasAnswered={hasAnswered}
          ownAnswer={ownAnswer}
          trueValue={knownValue}
        />
      )}
    </>
  );
}
