import { Button } from '../../../components/ui/button.tsx';
import type { Live } from './use-live.ts';

/** Says nothing while all is well. */
export function ConnectionNotice({ live: { isLost, isEnded, useThisTab } }: { live: Live }) {
  return (
    <div role="status">
      {isEnded ? (
        <div className="mt-2 flex flex-wrap items-center justify-between gap-3 rounded-md border border-rule-strong bg-sunken px-3 py-2 text-sm">
          <p>You have opened too many tabs, so this one no longer follows.</p>
          <Button onClick={useThisTab}>Use this tab</Button>
        </div>
      ) : (
        isLost && (
          <p className="mt-2 rounded-md border border-danger bg-raised px-3 py-2 text-sm">
            Connection lost. What you type is kept here, and is sent as soon as you are back.
          </p>
        )
      )}
    </div>
  );
}
