import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import type { Seat } from '#shared/domain/meetings.ts';
import { MarkupPreview } from '../../../components/markup-preview.tsx';
import { TextArea } from '../../../components/ui/input.tsx';
import { bindText } from './bind-text.ts';
import { DrawingBoard } from './drawing-board.tsx';
import type { Live } from './use-live.ts';

/** Longer texts would make every key slow. */
const longestText = 20_000;

interface PadPanelProps {
  live: Pick<Live, 'pad' | 'padState'>;
  seat: Seat;
}

/** The pad that both people write and draw on. */
export function PadPanel({ live: { pad, padState }, seat }: PadPanelProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { text, strokes } = useSyncExternalStore(pad.subscribe, pad.content, pad.content);
  useEffect(() => (field.current ? bindText(field.current, pad) : undefined), [pad]);
  const isFull = padState === 'full';
  return (
    <section
      id="pad"
      aria-labelledby={`${id}-title`}
      className="min-w-0 scroll-mt-28 lg:row-span-2"
    >
      <h2 id={`${id}-title`} className="mb-1 text-xl">
        Shared pad
      </h2>
      <p id={`${id}-hint`} className="mb-3 text-ink-muted text-sm">
        You both see and write it. Markdown, with $…$ for formulas.
      </p>
      <div role="status">
        {isFull && (
          <p className="mb-3 rounded-md border border-danger px-4 py-3 text-sm">
            The pad is full. What is on it has been kept, but nothing more can be added. Please go
            on by talking.
          </p>
        )}
      </div>
      <TextArea
        ref={field}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-hint`}
        rows={8}
        maxLength={longestText}
        readOnly={isFull}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        className="font-mono"
      />
      {text.trim() !== '' && (
        <div className="mt-3">
          <MarkupPreview label="The pad, with formulas" source={text} />
        </div>
      )}
      <DrawingBoard pad={pad} strokes={strokes} seat={seat} isFull={isFull} />
    </section>
  );
}
