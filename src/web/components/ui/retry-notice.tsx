import { Button } from './button.tsx';

interface RetryNoticeProps {
  title: React.ReactNode;
  /** The reason, if known. */
  text?: string | undefined;
  onRetry: () => void;
}

/** Shown in place of content that failed to load. */
export function RetryNotice({ title, text, onRetry }: RetryNoticeProps) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <div>
        <div className="font-medium">{title}</div>
        {text && <p className="text-ink-muted text-sm">{text}</p>}
      </div>
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
