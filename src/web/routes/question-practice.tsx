import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { QuestionDetail } from '#shared/contracts/question.ts';
import { AnswerCheck } from '../features/answer-check/answer-check.tsx';
import { TryIt } from '../features/lab/try-it.tsx';
import { useApi } from '../lib/app-context.ts';
import { useCurrentUser } from '../queries/current-user.ts';
import { noteStatus } from '../queries/questions.ts';

export interface QuestionPracticeProps {
  question: QuestionDetail;
}

/** The answer check, and the lab that shows the answer once it is known. */
export default function QuestionPractice({ question }: QuestionPracticeProps) {
  const { id, answer, hintCount, lab } = question;
  const api = useApi();
  const queries = useQueryClient();
  const { data: user = null } = useCurrentUser();
  const [knownValue, setKnownValue] = useState<number | null>(null);

  function onStatus(status: 'attempted' | 'solved') {
    if (!user || (status === 'attempted' && question.status !== null)) return;
    noteStatus(queries, api, { questionId: id, status });
  }

  return (
    <>
      {(answer || hintCount > 0) && (
        <AnswerCheck question={question} user={user} onKnown={setKnownValue} onStatus={onStatus} />
      )}
      {lab && <TryIt slug={lab.slug} trueValue={knownValue} />}
    </>
  );
}
