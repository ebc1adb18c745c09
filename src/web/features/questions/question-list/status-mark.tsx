import { type QuestionStatus, statusLabels } from '#shared/domain/question-status.ts';
import { isPlaceholder, type Placeholder } from '../../../lib/placeholder.ts';

const colors = { attempted: 'text-medium', solved: 'text-success' } as const;

/** A half circle if attempted, a check mark if solved. Takes up its space even when empty. */
export function StatusMark({ status }: { status: QuestionStatus | Placeholder }) {
  return (
    <span className="inline-block w-5 shrink-0 max-sm:empty:hidden">
      <FilledSign status={status} />
    </span>
  );
}

/** A sign that the server may still have to fill in. */
export function FilledSign({ status }: { status: QuestionStatus | Placeholder }) {
  return isPlaceholder(status) ? status : <StatusSign status={status} />;
}

export function StatusSign({ status }: { status: QuestionStatus }) {
  return (
    status && (
      <>
        <svg viewBox="0 0 16 16" aria-hidden="true" className={`size-4 ${colors[status]}`}>
          {status === 'solved' ? <CheckMark /> : <HalfCircle />}
        </svg>
        <span className="sr-only">{statusLabels[status]}: </span>
      </>
    )
  );
}

function CheckMark() {
  return (
    <>
      <circle cx="8" cy="8" r="7" fill="currentColor" />
      <path d="m4.8 8.3 2.2 2.2 4.2-4.8" fill="none" stroke="var(--paper)" strokeWidth="1.6" />
    </>
  );
}

function HalfCircle() {
  return (
    <>
      <circle cx="8" cy="8" r="6.2" fill="none" stroke="currentColor" strokeWidth="1.6" />
      <path d="M8 4a4 4 0 0 1 0 8Z" fill="currentColor" />
    </>
  );
}
