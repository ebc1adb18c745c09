import { failureText } from '../../lib/failure-text.ts';

interface FailureNoticeProps {
  /** Of the last attempt. */
  error: Error | null;
  /** What failed, if it is not plain from the place. */
  title?: string;
  fallback?: string;
  className?: string;
}

/** Why a change failed, next to its button. Takes no room before. */
export function FailureNotice({
  error,
  title,
  fallback = 'Something went wrong. Please try again.',
  className = '',
}: FailureNoticeProps) {
  return (
    <p role="alert" className={`text-danger text-sm empty:hidden ${className}`}>
      {error && title && <strong>{title} </strong>}
      {error && failureText(error, fallback)}
    </p>
  );
}
