import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import type { PadReplay as Replay } from '#shared/contracts/meeting-pad.ts';
import type { Half } from '#shared/domain/meetings.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { MarkupPreview } from '../../../components/markup-preview.tsx';
import { Drawing } from '../../../components/pad/drawing.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { LiveButton } from '../../../components/ui/live-button.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { clockText } from '../../../lib/interview-text.ts';
import { padReplayQuery } from '../../../queries/meetings.ts';
import { ReplayedPad } from './replayed-pad.ts';
import { speeds, usePlaying } from './use-playing.ts';

/** How the pad of a half came about. */
export default function PadReplay({ id, half }: { id: string; half: Half }) {
  const query = useQuery(padReplayQuery(useApi(), id, half));
  return (
    <Loaded query={query} what="The replay" skeleton="h-40 w-full">
      {(updates) => <Player updates={updates} />}
    </Loaded>
  );
}

function Player({ updates }: { updates: Replay['updates'] }) {
  const fieldId = useId();
  const [pad] = useState(() => new ReplayedPad(updates));
  const { moment, setMoment, isPlaying, toggle, speed, setSpeed } = usePlaying(pad);
  const shown = useDeferredValue(moment);
  const { text, strokes } = useMemo(() => pad.at(shown), [pad, shown]);
  const time = timeText(moment);
  return (
    <div>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={toggle}>{isPlaying ? 'Pause' : 'Play'}</Button>
        <fieldset aria-label="Speed" className="flex gap-2">
          {speeds.map((one) => (
            <LiveButton
              key={one}
              aria-pressed={one === speed}
              onClick={() => setSpeed(one)}
              className="h-9 rounded-md border border-rule-strong px-3 text-sm tabular-nums hover:border-ink-muted aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:font-medium"
            >
              {one}×
            </LiveButton>
          ))}
        </fieldset>
        <span className="text-ink-muted text-sm tabular-nums">
          {time} of {timeText(pad.end)}
        </span>
      </div>
      <label htmlFor={fieldId} className="sr-only">
        Time
      </label>
      <input
        id={fieldId}
        type="range"
        min={pad.start}
        max={pad.end}
        step={1000}
        value={moment}
        aria-valuetext={time}
        onChange={({ target }) => setMoment(target.valueAsNumber)}
        className="mt-2 h-11 w-full touch-pan-y accent-accent outline-offset-0"
      />
      <div className="mt-2 grid gap-4 md:grid-cols-2">
        <MarkupPreview label="The pad at this time" source={text} />
        <Drawing strokes={strokes} />
      </div>
    </div>
  );
}

/** Before the clock started, it is below zero. */
const timeText = (moment: number): string =>
  moment < 0 ? `−${clockText(-moment / 1000)}` : clockText(Math.floor(moment / 1000));
