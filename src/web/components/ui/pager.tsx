import { Button } from './button.tsx';

interface PagerProps {
  page: number;
  last: number;
  onTurn: (page: number) => void;
}

/** Pages through a list within a page, without a URL for each step. */
export function Pager({ page, last, onTurn }: PagerProps) {
  if (last <= 1) return null;
  return (
    <div className="mt-4 flex items-center gap-3">
      <Button variant="secondary" disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        Newer
      </Button>
      <Button variant="secondary" disabled={page >= last} onClick={() => onTurn(page + 1)}>
        Older
      </Button>
      <p className="text-ink-muted text-sm">
        Page {page} of {last}
      </p>
    </div>
  );
}
