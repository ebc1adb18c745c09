import { useId, useState } from 'react';
import type { ErrorReportDetail } from '#shared/contracts/error-report.ts';
import { longestReportStatus, usualReportStatuses } from '#shared/domain/report-status.ts';
import { ReportStatusBadge } from '../../../components/report-status-badge.tsx';
import { describedBy, Field } from '../../../components/ui/field.tsx';
import { Input, Select } from '../../../components/ui/input.tsx';
import { SubmitButton } from '../../../components/ui/submit-button.tsx';
import { failureText } from '../../../lib/failure-text.ts';
import { useSetStatus } from './use-report-actions.ts';

const other = 'other';

/** A common status, or free text in the same place. */
export function StatusForm({ report: { id, status } }: { report: ErrorReportDetail }) {
  const fieldId = useId();
  /** Null: unchanged. */
  const [draft, setDraft] = useState<string | null>(null);
  const [isFree, setFree] = useState(false);
  const saving = useSetStatus(id);
  const text = draft ?? status;
  const error = saving.error ? failureText(saving.error, 'Failed to update status') : undefined;
  const choices = new Set<string>([...usualReportStatuses, status]);

  function save(event: React.SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    // Keep what was typed during the save.
    saving.mutate(text, {
      onSuccess: () => setDraft((current) => (current === draft ? null : current)),
    });
  }

  const shared = { ...describedBy(fieldId, { error }), id: fieldId, name: 'status' };
  return (
    <form method="post" onSubmit={save}>
      <p role="status" className="mb-3 flex items-center gap-2 text-ink-muted text-sm">
        Current status: <ReportStatusBadge status={status} />
      </p>
      <div className="flex flex-wrap items-start gap-x-3">
        <div className="min-w-40 grow">
          <Field id={fieldId} label="Status" error={error}>
            {isFree ? (
              <Input
                {...shared}
                // Replaces the select, which had the focus.
                autoFocus
                value={text}
                maxLength={longestReportStatus}
                autoComplete="off"
                onChange={(event) => setDraft(event.currentTarget.value)}
              />
            ) : (
              <Select
                {...shared}
                value={text}
                onChange={({ currentTarget: { value } }) => {
                  setFree(value === other);
                  setDraft(value === other ? '' : value);
                }}
              >
                {[...choices].map((choice) => (
                  <option key={choice}>{choice}</option>
                ))}
                <option value={other}>Other…</option>
              </Select>
            )}
          </Field>
        </div>
        <div className="sm:pt-7">
          <SubmitButton
            isBlocked={saving.isPending || text.trim() === '' || text.trim() === status}
            isPending={saving.isPending}
          >
            Save status
          </SubmitButton>
        </div>
      </div>
    </form>
  );
}
