import { RetryNotice } from '../../../components/ui/retry-notice.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { failureText } from '../../../lib/failure-text.ts';

interface SettingPlaceholderProps {
  /** Null while the setting is loading. */
  error: Error | null;
  onRetry: () => unknown;
  /** The height of the control. */
  className: string;
}

export function SettingPlaceholder({ error, onRetry, className }: SettingPlaceholderProps) {
  if (error) {
    return (
      <RetryNotice
        title="Your setting could not be loaded."
        text={failureText(error, 'Please try again.')}
        onRetry={() => void onRetry()}
      />
    );
  }
  return (
    <div role="status">
      <span className="sr-only">Loading your setting…</span>
      <Skeleton className={`${className} w-72 max-w-full`} />
    </div>
  );
}
