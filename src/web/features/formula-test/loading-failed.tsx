import { Button } from '../../components/ui/button.tsx';

export function LoadingFailed({ retry }: { retry: () => unknown }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-4 py-8">
      <p>The formulas could not be loaded.</p>
      <Button variant="secondary" onClick={() => void retry()}>
        Try again
      </Button>
    </div>
  );
}
