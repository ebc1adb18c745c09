import { useId, useState } from 'react';
import { readStored, store } from '../../lib/storage.ts';
import { useIsLive } from '../../lib/use-is-live.ts';
import { CloseIcon } from '../ui/icons.tsx';

const hiddenKey = 'martingale_confidence_hidden';
const suggested = [50, 60, 70, 80, 90, 95, 99];

/**
 * How sure the reader is. Sits beside the label of the answer field, where it takes no extra room,
 * and comes next in the tab order. Readers who do not want it can hide it for good.
 */
export default function Confidence({ start }: { start?: number | null }) {
  const id = useId();
  const isLive = useIsLive();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isHidden = chosen ?? (isLive && readStored(hiddenKey) === true);

  function hide(isNowHidden: boolean) {
    store(hiddenKey, isNowHidden);
    setChosen(isNowHidden);
  }

  return (
    <div
      className="absolute -top-1 right-0 flex h-7 items-center gap-1 text-sm"
      // Keeps the verdict: the answer has not changed.
      onInput={(event) => event.stopPropagation()}
    >
      {isHidden ? (
        <button type="button" className="h-7 text-link" onClick={() => hide(false)}>
          Say how sure you are
        </button>
      ) : (
        <>
          <label htmlFor={id} className="text-ink-muted">
            How sure<span className="sr-only"> are you, in percent</span>?
          </label>
          <input
            id={id}
            name="confidence"
            defaultValue={start ?? undefined}
            list={`${id}-levels`}
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            title="From 5 to 99%"
            className="h-7 w-11 rounded-md border border-rule-strong bg-raised px-2 text-right tabular-nums [&::-webkit-calendar-picker-indicator]:hidden!"
          />
          {/* In a narrow card there is only room for the question. */}
          <span aria-hidden="true" className="@max-[17rem]:hidden">
            %
          </span>
          <datalist id={`${id}-levels`}>
            {suggested.map((percent) => (
              <option key={percent} value={percent} />
            ))}
          </datalist>
          <button
            type="button"
            aria-label="Do not ask how sure I am"
            className="flex size-6 items-center justify-center text-ink-muted hover:text-ink"
            onClick={() => hide(true)}
          >
            <CloseIcon className="size-3.5" />
          </button>
        </>
      )}
    </div>
  );
}
