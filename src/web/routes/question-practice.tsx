import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { AnswerJudgment } from '#shared/contracts/answer-check.ts';
import type { QuestionDetail } from '#shared/contracts/question.ts';
import { isNumericKind } from '#shared/domain/answer-value.ts';
import type { QuestionStatus } from '#shared/domain/question-status.ts';
import { AnswerCheck } from '../features/practice/answer-check/answer-check.tsx';
import { LabToggle, OpenLab } from '../features/practice/lab/lab-toggle.tsx';
import { readOpening, saveOpening } from '../features/practice/lab/opening.ts';
import { AnsweredCard } from '../features/questions/question-page/answered-card.tsx';
import { NewNumbersButton } from '../features/questions/question-page/new-numbers-button.tsx';
import { AnswerPlace, LabPlace } from '../features/questions/question-page/question-layout.tsx';
import { type NextQuestion, useNext } from '../features/questions/question-page/use-next.ts';
import { useQuestionSet } from '../features/questions/question-page/use-question-set.ts';
import { WayOut } from '../features/questions/question-page/way-out.tsx';
import { rememberAnswer, useStatusHere } from '../lib/answered-here.ts';
import { useApi } from '../lib/app-context.ts';
import { useFocusAnswer } from '../lib/use-focus-answer.ts';
import { useCurrentUser } from '../queries/current-user.ts';
import { cacheStatus } from '../queries/questions.ts';
import { LazyFollowUps } from './lazy-follow-ups.tsx';

interface QuestionPracticeProps {
  question: QuestionDetail;
  showSolution: () => void;
  isSolutionShown?: boolean;
  isBrief?: boolean;
}

/** The answer check, and the lab, which opens after an answer or a prediction. */
export default function QuestionPractice({
  question,
  showSolution,
  isSolutionShown = false,
  isBrief = false,
}: QuestionPracticeProps) {
  const { id, answer, hintCount, lab, variant } = question;
  const api = useApi();
  const queries = useQueryClient();
  const { data: user = null } = useCurrentUser();
  const [knownValue, setKnownValue] = useState<number | null>(null);
  const [ownAnswer, setOwnAnswer] = useState<string | null>(null);
  const [isLabOpen, setLabOpen] = useState(false);
  const { name: setName, listUrl } = useQuestionSet(id);
  const [hasAnswered, setAnswered] = useState(false);
  const [isTried, setTried] = useState(false);
  // When it loaded: marking it later must not move the control that marks it.
  const [hadStatus] = useState(question.status !== null);
  const isAnswered = useStatusHere(id) !== null || hadStatus || isTried;
  const next = useNext(id, isTried);
  const goOn = useGoOn(next, listUrl);
  useFocusAnswer(useLocation().state?.cameToAnswer === true);
  const owner = { questionId: id, userId: user?.id ?? null };

  function onAnswer(
    text: string,
    verdict: AnswerJudgment['verdict'],
    before: readonly (string | null)[],
  ) {
    if (verdict !== 'incomplete') setTried(true);
    const own = isNumericKind(answer?.kind) ? text : null;
    setOwnAnswer(own);
    saveOpening(owner, { by: 'answer', prediction: own, variant });
    if (user || question.isPremium) return;
    const explored = readOpening(owner)?.by === 'exploring';
    // Visitors cannot give up a part.
    const earlier = before.filter((given) => given !== null);
    rememberAnswer({ questionId: id, variant, answer: text, verdict, explored, earlier });
  }

  function onStatus(status: QuestionStatus) {
    setAnswered(true);
    saveOpening(owner, { by: 'answer', prediction: null, variant });
    if (status === null || status === question.status) return;
    cacheStatus(queries, api, { questionId: id, status });
  }

  const shared = { question, user, showSolution };
  return (
    <>
      <AnswerPlace>
        {(answer || hintCount > 0) && (
          <AnswerCheck
            question={question}
            user={user}
            isBrief={isBrief}
            nextLabel={next === null ? 'Back to the list' : (next?.label ?? 'Next question')}
            onAnswer={onAnswer}
            onKnown={setKnownValue}
            onRevealed={() => setTried(true)}
            onStatus={onStatus}
            onContinue={goOn}
            newNumbers={
              isAnswered && !isBrief && <NewNumbersButton question={question} user={user} />
            }
            // Only once it is complete: what came later would move what is about to be clicked.
            afterAnswer={
              next !== undefined && (
                <AnsweredCard
                  {...shared}
                  next={next}
                  isSet={setName !== ''}
                  listUrl={listUrl}
                  followUps={isSolutionShown ? null : <LazyFollowUps question={question} />}
                />
              )
            }
            wayOut={<WayOut {...shared} />}
          />
        )}
        {lab && (
          <LabToggle kind={lab.kind} isOpen={isLabOpen} onToggle={() => setLabOpen(!isLabOpen)} />
        )}
      </AnswerPlace>
      {lab && isLabOpen && (
        <LabPlace>
          <OpenLab
            kind={lab.kind}
            question={question}
            user={user}
            hasAnswered={hasAnswered}
            ownAnswer={ownAnswer}
            trueValue={knownValue}
          />
        </LabPlace>
      )}
    </>
  );
}

/** Goes to the next question, or back to the list after the last; waits if it is not known yet. */
function useGoOn(next: NextQuestion | null | undefined, listUrl: string) {
  const navigate = useNavigate();
  const [isWaiting, setWaiting] = useState(false);
  const isKnown = next !== undefined;

  function goOn() {
    setWaiting(!isKnown);
    if (next) void navigate(next.url, { state: { cameToAnswer: true } });
    else if (isKnown) void navigate(listUrl);
  }

  const goOnAtLast = useEffectEvent(goOn);
  useEffect(() => {
    if (isWaiting && isKnown) goOnAtLast();
  }, [isWaiting, isKnown]);
  return goOn;
}
