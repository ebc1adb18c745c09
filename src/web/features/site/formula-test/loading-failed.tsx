import { Button } from '../../../components/ui/button.tsx';

export function LoadingFailed() {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-4 py-8">
      <p>The formulas could not be loaded.</p>
      {/* Browsers remember a failed import until the page reloads. */}
      <Button variant="secondary" onClick={() => location.reload()}>
        Try again
      </Button>
    </div>
  );
}
