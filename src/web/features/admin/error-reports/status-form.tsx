import { useId, useState } from 'react';
import type { ErrorReportDetail } from '#shared/contracts/error-report.ts';
import { longestReportStatus, usualReportStatuses } from '#shared/domain/report-status.ts';
import { ReportStatusBadge } from '../../../components/report-status-badge.tsx';
import { describedBy, Field } from '../../../components/ui/field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { LiveButton } from '../../../components/ui/live-button.tsx';
import { SubmitButton } from '../../../components/ui/submit-button.tsx';
import { failureText } from '../../../lib/failure-text.ts';
import { useSetStatus } from './use-report-actions.ts';

const hint = 'Choose one, or enter your own.';

export function StatusForm({ report: { id, status } }: { report: ErrorReportDetail }) {
  const fieldId = useId();
  /** Null: unchanged. */
  const [draft, setDraft] = useState<string | null>(null);
  const saving = useSetStatus(id);
  const text = draft ?? status;
  const error = saving.error ? failureText(saving.error, 'Failed to update status') : undefined;

  function save(event: React.SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    // Keep what was typed during the save.
    saving.mutate(text, {
      onSuccess: () => setDraft((current) => (current === draft ? null : current)),
    });
  }

  return (
    <form method="post" onSubmit={save}>
      <p role="status" className="mb-3 flex items-center gap-2 text-ink-muted text-sm">
        Current status: <ReportStatusBadge status={status} />
      </p>
      <fieldset className="mb-3 flex flex-wrap gap-2">
        <legend className="sr-only">Common statuses</legend>
        {usualReportStatuses.map((usual) => (
          <LiveButton
            key={usual}
            aria-pressed={text === usual}
            className="rounded-full border border-rule-strong px-3 py-1 text-sm hover:bg-sunken aria-pressed:border-accent aria-pressed:bg-sunken aria-pressed:font-medium"
            onClick={() => setDraft(usual)}
          >
            {usual}
          </LiveButton>
        ))}
      </fieldset>
      <div className="flex flex-wrap items-start gap-x-3">
        <div className="min-w-40 grow">
          <Field id={fieldId} label="Status" hint={hint} error={error}>
            <Input
              {...describedBy(fieldId, { hint, error })}
              id={fieldId}
              name="status"
              value={text}
              maxLength={longestReportStatus}
              autoComplete="off"
              onChange={(event) => setDraft(event.currentTarget.value)}
            />
          </Field>
        </div>
        <div className="sm:pt-7">
          <SubmitButton
            isBlocked={saving.isPending || text.trim() === status}
            isPending={saving.isPending}
          >
            Save status
          </SubmitButton>
        </div>
      </div>
    </form>
  );
}
