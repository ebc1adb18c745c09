import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AdminQuestion } from '#shared/contracts/admin-question.ts';
import { visibilityText } from '../../../components/editing/visibility-text.ts';
import { useToast } from '../../../lib/toast.ts';
import { lastAddedQuery } from '../../../queries/admin-questions.ts';
import type { QuestionList } from './use-question-list.ts';

/** The position of a newly added question in the list; null: it is not there. */
export function useNewQuestion(list: QuestionList) {
  const notify = useToast();
  const { data: latest } = useQuery(lastAddedQuery());
  const seen = useRef(latest);
  const [added, setAdded] = useState<{ id: number; index: number } | null>(null);
  const show = useEffectEvent(async (question: AdminQuestion) => {
    const { id, name } = question;
    notify({
      title: 'Question added',
      description: visibilityText(question),
      link: { to: `/question/${id}`, label: name },
      tone: 'success',
    });
    const index = await list.findIndex(id);
    setAdded(index === null ? null : { id, index });
  });
  useEffect(() => {
    if (!latest || latest === seen.current) return;
    seen.current = latest;
    void show(latest);
  }, [latest]);
  return added;
}
