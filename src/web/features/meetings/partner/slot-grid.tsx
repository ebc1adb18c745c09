import { useId, useState } from 'react';
import { mostSlots } from '#shared/domain/partners.ts';
import { ChevronDownIcon } from '../../../components/ui/icons.tsx';
import { LiveButton } from '../../../components/ui/live-button.tsx';
import { slotDays } from './slot-days.ts';

interface SlotGridProps {
  timeZone: string;
  chosen: ReadonlySet<string>;
  onToggle: (time: string) => void;
}

/** The next seven days, each with a button for every hour. */
export function SlotGrid({ timeZone, chosen, onToggle }: SlotGridProps) {
  const [days] = useState(() => slotDays(new Date(), timeZone, chosen));
  return (
    <div className="divide-y divide-rule border-rule border-y">
      {days.map((day, index) => (
        <Day key={day.name} {...day} {...{ chosen, onToggle }} isNext={index < 2} />
      ))}
    </div>
  );
}

interface DayProps extends Omit<SlotGridProps, 'timeZone'> {
  name: string;
  slots: { time: string; label: string }[];
  isNext: boolean;
}

function Day({ name, slots, chosen, onToggle, isNext }: DayProps) {
  const id = useId();
  const count = slots.filter(({ time }) => chosen.has(time)).length;
  // Does not follow the count, so that no day closes under the finger.
  const [startsOpen] = useState(isNext || count > 0);
  return (
    <details open={startsOpen} className="group py-1">
      <summary id={id} className="flex min-h-11 items-center justify-between gap-4 py-2">
        <span>
          <span className="font-medium">{name}</span>
          {count > 0 && (
            <span className="text-ink-muted text-sm">
              {' '}
              · {count} {count === 1 ? 'time' : 'times'}
            </span>
          )}
        </span>
        <ChevronDownIcon className="size-4 shrink-0 text-ink-muted group-open:rotate-180" />
      </summary>
      <fieldset
        aria-labelledby={id}
        className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2 pb-4"
      >
        {slots.map(({ time, label }) => (
          <LiveButton
            key={time}
            aria-pressed={chosen.has(time)}
            disabled={!chosen.has(time) && chosen.size >= mostSlots}
            onClick={() => onToggle(time)}
            className="h-11 rounded-md border border-rule-strong text-sm tabular-nums hover:bg-sunken disabled:not-data-early:opacity-50 aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:font-medium"
          >
            {label}
          </LiveButton>
        ))}
      </fieldset>
    </details>
  );
}
