import { useId } from 'react';
import type { ErrorReportDetail } from '#shared/contracts/error-report.ts';
import { Button } from '../../../components/ui/button.tsx';
import { describedBy, Field } from '../../../components/ui/field.tsx';
import { TextArea } from '../../../components/ui/input.tsx';
import { RelativeTime } from '../../../components/ui/relative-time.tsx';
import { SubmitButton } from '../../../components/ui/submit-button.tsx';
import { failureText } from '../../../lib/failure-text.ts';
import { useReply } from './use-report-actions.ts';

interface RepliesProps {
  report: ErrorReportDetail;
  draft: string;
  onDraft: (text: string) => void;
}

const maxReplyLength = 5_000;

/** A reply that also closes the report. */
const closings = [
  { label: 'Reply and resolve', status: 'Resolved' },
  { label: 'Reply and reject', status: 'Rejected' },
] as const;

type ClosingStatus = (typeof closings)[number]['status'];

/** The replies so far, and a form for the next one. */
export function Replies({ report, draft, onDraft }: RepliesProps) {
  return (
    <section>
      <h3 className="mb-2 font-medium font-sans text-base">Replies</h3>
      {report.replies.length === 0 && (
        <p className="mb-4 text-ink-muted text-sm">No replies yet.</p>
      )}
      <ul className="mb-4 space-y-3">
        {report.replies.map(({ id, content, createdAt, author }) => (
          <li key={id} className="border-rule-strong border-l-2 pl-3">
            <p className="whitespace-pre-line break-words">{content}</p>
            <p className="mt-1 text-ink-muted text-sm">
              {author?.username ?? 'Unknown User'}, <RelativeTime value={createdAt} />
            </p>
          </li>
        ))}
      </ul>
      {report.reporter ? (
        <ReplyForm report={report} draft={draft} onDraft={onDraft} />
      ) : (
        <p className="text-ink-muted text-sm">
          The reporter’s account was deleted, so you cannot reply.
        </p>
      )}
    </section>
  );
}

function ReplyForm({ report, draft, onDraft }: RepliesProps) {
  const id = useId();
  const reply = useReply(report.id);
  const hint = `${report.reporter?.username} will be notified on the site and by email.`;
  const error = reply.error ? failureText(reply.error, 'Please try again later.') : undefined;

  const isBlocked = reply.isPending || draft.trim() === '';

  function send(status?: ClosingStatus): void {
    const body = { content: draft, ...(status && { status }) };
    reply.mutate(body, { onSuccess: () => onDraft('') });
  }

  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Field id={id} label="Reply to the reporter" hint={hint} error={error}>
        <TextArea
          {...describedBy(id, { hint, error })}
          id={id}
          name="content"
          rows={4}
          value={draft}
          maxLength={maxReplyLength}
          readOnly={reply.isPending}
          onChange={(event) => onDraft(event.currentTarget.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <SubmitButton isBlocked={isBlocked} isPending={reply.isPending}>
          Send reply
        </SubmitButton>
        {closings.map(({ label, status }) => (
          <Button
            key={status}
            variant="secondary"
            size="medium"
            disabled={isBlocked}
            onClick={() => send(status)}
          >
            {label}
          </Button>
        ))}
      </div>
    </form>
  );
}
