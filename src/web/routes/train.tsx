import { useQueryClient } from '@tanstack/react-query';
import type { AnswerJudgment } from '#shared/contracts/answer-check.ts';
import type { QuestionDetail } from '#shared/contracts/question.ts';
import { isNumericKind } from '#shared/domain/answer-value.ts';
import type { QuestionStatus } from '#shared/domain/question-status.ts';
import { PageTitle } from '../components/page-title.tsx';
import { QuestionImage } from '../components/question-image.tsx';
import { AnswerForm } from '../features/practice/answer-check/answer-form.tsx';
import { Hints } from '../features/practice/answer-check/hints.tsx';
import { GradeOptions } from '../features/practice/hub/grade-options.tsx';
import { RevealedAnswer } from '../features/practice/hub/revealed-answer.tsx';
import { saveOpening } from '../features/practice/lab/opening.ts';
import { TrainPage } from '../features/practice/train/train-page.tsx';
import { SolutionContent } from '../features/questions/question-page/solution-content.tsx';
import { rememberAnswer } from '../lib/answered-here.ts';
import { useApi } from '../lib/app-context.ts';
import { useCurrentUser } from '../queries/current-user.ts';
import { cacheStatus } from '../queries/questions.ts';
import { LazyFollowUps } from './lazy-follow-ups.tsx';

const nothing = () => {};

export default function Train() {
  const api = useApi();
  const queries = useQueryClient();
  const { data: user } = useCurrentUser();

  function onAnswer(
    { id, variant, answer, isPremium }: QuestionDetail,
    text: string,
    verdict: AnswerJudgment['verdict'],
  ) {
    const prediction = isNumericKind(answer?.kind) ? text : null;
    const owner = { questionId: id, userId: user?.id ?? null };
    saveOpening(owner, { by: 'answer', prediction, variant });
    if (user || isPremium) return;
    rememberAnswer({ questionId: id, variant, answer: text, verdict, explored: false });
  }

  function onStatus(question: QuestionDetail, status: QuestionStatus) {
    if (status === null || status === question.status) return;
    cacheStatus(queries, api, { questionId: question.id, status });
  }

  return (
    <>
      <PageTitle
        title="Training"
        description="One interview question after the other, each chosen to fit your level, with the verdict at once."
        canonicalPath="/practice/train"
      />
      <TrainPage
        user={user}
        slots={{
          image: ({ imageUrl, name }) => imageUrl && <QuestionImage {...{ imageUrl, name }} />,
          answer: ({ question, mode, missLabel, hintsLeft, onJudged, onRevealed, onContinue }) =>
            question.answer && (
              <AnswerForm
                question={question}
                asked={question.answer}
                user={user ?? null}
                mode={mode}
                nextLabel="Next"
                missLabel={missLabel}
                hintsLeft={hintsLeft}
                events={{
                  onAnswer: (text, verdict) => onAnswer(question, text, verdict),
                  onStatus: (status) => onStatus(question, status),
                  onJudged,
                  onRevealed,
                  onKnown: nothing,
                  onContinue,
                }}
              />
            ),
          hints: ({ question, onShow }) => (
            <Hints question={question} shortcut="h" onShow={onShow} />
          ),
          revealed: (question) => <RevealedAnswer question={question} />,
          grades: ({ review, onGrade }) => <GradeOptions review={review} onGrade={onGrade} />,
          solution: (question) => (
            <SolutionContent
              question={question}
              addSolution={null}
              followUps={<LazyFollowUps question={question} />}
            />
          ),
        }}
      />
    </>
  );
}
