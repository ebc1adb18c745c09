import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import type { LabKind } from '#shared/contracts/question.ts';
import {
  nameOfStatus,
  type QuestionStatus,
  statusLabels,
  statusNames,
  statusOfName,
} from '#shared/domain/question-status.ts';
import { useApi } from '../../../lib/app-context.ts';
import { useToast } from '../../../lib/toast.ts';
import { useIsLive } from '../../../lib/use-is-live.ts';
import { cacheStatus } from '../../../queries/questions.ts';
import { useReportFailure } from '../../../queries/report-failure.ts';

interface StatusControlProps {
  questionId: number;
  status: QuestionStatus;
  /** When the user explored the lab without answering first. */
  exploredAt: string | null;
  lab: LabKind;
}

export default function StatusControl(props: StatusControlProps) {
  const { questionId, status, exploredAt, lab } = props;
  const change = useStatusChange(questionId);
  const group = useId();
  // Optimistic: falls back to the stored status if the server refuses the change.
  const shown = nameOfStatus(change.isPending ? change.variables : status);
  return (
    <fieldset className="needs-scripts" disabled={!useIsLive()}>
      <legend className="mb-2 text-ink-muted text-sm">Your progress</legend>
      <div className="inline-flex w-full max-w-sm gap-1 rounded-lg bg-sunken p-1 ring-1 ring-rule ring-inset">
        {statusNames.map((name) => (
          <label
            key={name}
            className="relative flex-1 whitespace-nowrap rounded-md px-2 py-1.5 text-center text-ink-muted text-sm hover:text-ink has-checked:bg-raised has-checked:font-medium has-checked:text-ink has-checked:shadow-float has-checked:ring-1 has-checked:ring-rule-strong has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-1"
          >
            <input
              type="radio"
              name={group}
              className="absolute inset-0 cursor-pointer opacity-0"
              checked={name === shown}
              onChange={() => change.mutate(statusOfName(name))}
            />
            {statusLabels[name]}
          </label>
        ))}
      </div>
      {exploredAt !== null && shown !== 'not_started' && (
        <p className="mt-2 text-ink-muted text-xs">
          {shown === 'solved'
            ? `Solved after exploring the ${lab}.`
            : `You explored the ${lab} before answering.`}
        </p>
      )}
    </fieldset>
  );
}

function useStatusChange(questionId: number) {
  const api = useApi();
  const notify = useToast();
  const queries = useQueryClient();
  const reportFailure = useReportFailure();
  return useMutation({
    // One at a time, so that the last choice wins.
    scope: { id: `status-${questionId}` },
    mutationFn: (status: QuestionStatus) =>
      api.call('PATCH /api/questions/:id/status', {
        params: { id: questionId },
        body: { status },
      }),
    onSuccess: (own) => {
      cacheStatus(queries, api, own);
      notify({ title: 'Status updated', tone: 'success' });
    },
    onError: (error) => reportFailure('Update failed', error, 'Failed to update status'),
  });
}
