import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Card } from '#shared/contracts/practice.ts';
import { LiveButton } from '../../../components/ui/live-button.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { dueText } from '../../../lib/due-text.ts';
import { useShortcuts } from '../../../lib/use-shortcuts.ts';
import { actOnCard, cardQuery } from '../../../queries/practice.ts';
import { useReportFailure } from '../../../queries/report-failure.ts';

export type Grades = (props: {
  review: NonNullable<Card['review']>;
  onGrade: (grade: number) => void;
}) => React.ReactNode;

interface ComesBackProps {
  questionId: number;
  /** There was no verdict to propose a grade from. */
  asksForGrade: boolean;
  grades: Grades;
  onDue: (due: string | null) => void;
}

/** When the question comes back, by a grade that the learner may correct. Loads silently. */
export function ComesBack({ questionId, asksForGrade, grades, onDue }: ComesBackProps) {
  const api = useApi();
  const queries = useQueryClient();
  const reportFailure = useReportFailure();
  const [isOpen, setOpen] = useState(asksForGrade);
  const { data: card } = useQuery(cardQuery(api, questionId));
  const grading = useMutation({
    mutationFn: (grade: number) => actOnCard(queries, api, questionId, { act: 'grade', grade }),
    onError: (error) => reportFailure('That did not work', error),
  });
  const due = card?.isSuspended ? null : card?.due;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each date counts once
  useEffect(() => {
    if (due !== undefined) onDue(due);
  }, [due]);
  const review = isOpen ? card?.review : null;
  const gradeByKey = (grade: number) => () => grading.mutate(grade);
  useShortcuts(
    review ? { 1: gradeByKey(1), 2: gradeByKey(2), 3: gradeByKey(3), 4: gradeByKey(4) } : {},
  );
  return (
    <div className="space-y-3">
      <p className="min-h-[1lh] text-ink-muted">
        {due && (
          <>
            <span role="status">Comes back {dueText(due)}.</span>{' '}
            {card?.review && (
              <LiveButton
                className="text-link"
                aria-expanded={isOpen}
                onClick={() => setOpen(!isOpen)}
              >
                Change
              </LiveButton>
            )}
          </>
        )}
      </p>
      {review && grades({ review, onGrade: grading.mutate })}
    </div>
  );
}
