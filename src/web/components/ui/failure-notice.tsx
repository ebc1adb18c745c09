import { failureText } from '../../lib/failure-text.ts';

interface FailureNoticeProps {
  /** Of the last attempt. */
  error: Error | null;
  /** What failed, if that isn't clear from the context. */
  title?: string;
  fallback?: string;
  className?: string;
}

/** Why a change failed, next to its button. Takes up no space until then. */
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
