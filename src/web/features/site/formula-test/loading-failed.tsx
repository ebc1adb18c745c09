import { RetryNotice } from '../../../components/ui/retry-notice.tsx';

export function LoadingFailed() {
  return (
    <div className="py-8">
      <RetryNotice
        title="The formulas could not be loaded."
        // Browsers remember a failed import until the page reloads.
        onRetry={() => location.reload()}
      />
    </div>
  );
}
