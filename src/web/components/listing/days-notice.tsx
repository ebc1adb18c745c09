import { Button } from '../ui/button.tsx';
import { Day } from '../ui/day.tsx';
import type { ListingView } from './listing-view.ts';

interface DaysNoticeProps {
  filters: ListingView['filters'];
  /** What the rows did on these days, by the value of `by`; the first is the default. */
  acts: Record<string, string>;
  hint?: string;
  onChange: (change: Record<string, string | null>) => void;
}

const providers: Record<string, string> = {
  stripe: 'Excluding test mode.',
  sandbox: 'Test mode only.',
};

/** Says that a list is limited to some days, as when the overview links to it. */
export function DaysNotice({ filters, acts, hint, onChange }: DaysNoticeProps) {
  const { by = '', start, end, provider = '' } = filters;
  const hasDays = Boolean(start || end);
  const act = acts[by] ?? Object.values(acts)[0];
  if (!hasDays && !provider) return null;
  return (
    <div className="mt-5 -mb-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <p>
        {hasDays && (
          <>
            {act}{' '}
            {start && (
              <>
                from <Day date={start} />{' '}
              </>
            )}
            {end && (
              <>
                to <Day date={end} />{' '}
              </>
            )}
            (UTC).{' '}
          </>
        )}
        {providers[provider]} {hasDays && hint}
      </p>
      <Button
        variant="secondary"
        onClick={() => onChange({ by: null, start: null, end: null, provider: null })}
      >
        Show all
      </Button>
    </div>
  );
}
