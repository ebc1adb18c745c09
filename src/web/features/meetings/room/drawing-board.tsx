import { Eraser, Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Seat } from '#shared/domain/meetings.ts';
import { Drawing, Line } from '../../../components/pad/drawing.tsx';
import type { Stroke } from '../../../components/pad/pad-content.ts';
import { Button } from '../../../components/ui/button.tsx';
import { LiveButton } from '../../../components/ui/live-button.tsx';
import type { Pad } from './pad.ts';
import { mostPoints, type Point, pointIn, pointsText, strokesAt, withPoint } from './strokes.ts';

interface DrawingBoardProps {
  pad: Pad;
  strokes: readonly Stroke[];
  seat: Seat;
  isFull: boolean;
}

const tools = [
  { name: 'pen', label: 'Pen', Icon: Pencil },
  { name: 'eraser', label: 'Eraser', Icon: Eraser },
] as const;

/** A drawing that both can add to, by mouse, pen or finger. */
export function DrawingBoard({ pad, strokes, seat, isFull }: DrawingBoardProps) {
  const [tool, setTool] = useState<(typeof tools)[number]['name']>('pen');
  const { line, handlers } = useLine({
    onLine: (points) => pad.draw(seat, pointsText(points)),
    onErase: (from, to) => {
      const touched = strokesAt(pad.content().strokes, from, to);
      if (touched.size > 0) pad.erase(touched);
    },
    isErasing: tool === 'eraser',
  });
  return (
    <div className="mt-5">
      <div className="mb-2 flex flex-wrap gap-2">
        <fieldset className="flex gap-2" aria-label="Tool">
          {tools.map(({ name, label, Icon }) => (
            <LiveButton
              key={name}
              aria-pressed={tool === name}
              onClick={() => setTool(name)}
              className="inline-flex h-9 items-center gap-1.5 rounded-md border border-rule-strong px-3 text-sm hover:border-ink-muted aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:font-medium"
            >
              <Icon className="size-4" aria-hidden="true" />
              {label}
            </LiveButton>
          ))}
        </fieldset>
        <Button
          variant="secondary"
          disabled={isFull || !pad.canUndoDrawing}
          onClick={pad.undoDrawing}
        >
          Undo
        </Button>
        <Button
          variant="secondary"
          disabled={isFull || strokes.length === 0}
          onClick={() => pad.erase(new Set(pad.content().strokes))}
        >
          Clear
        </Button>
      </div>
      <Drawing
        strokes={strokes}
        {...(!isFull && handlers)}
        className={`touch-none select-none ${tool === 'eraser' ? 'cursor-cell' : 'cursor-crosshair'}`}
      >
        {line.length > 0 && <Line by={seat} points={pointsText(line)} />}
      </Drawing>
    </div>
  );
}

interface LineOptions {
  onLine: (points: readonly Point[]) => void;
  onErase: (from: Point, to: Point) => void;
  isErasing: boolean;
}

/** Follows one pointer from where it is put down to where it is lifted. */
function useLine({ onLine, onErase, isErasing }: LineOptions) {
  const [line, setLine] = useState<readonly Point[]>([]);
  const drawn = useRef<readonly Point[]>([]);
  const last = useRef<Point | null>(null);

  function show(points: readonly Point[]) {
    drawn.current = points;
    setLine(points);
  }
  function follow(event: React.PointerEvent<SVGSVGElement>) {
    const point = pointIn(event.currentTarget.getBoundingClientRect(), event);
    if (isErasing) onErase(last.current ?? point, point);
    else if (drawn.current.length < mostPoints) show(withPoint(drawn.current, point));
    last.current = point;
  }
  function finish() {
    if (drawn.current.length > 0) onLine(drawn.current);
    last.current = null;
    show([]);
  }
  const handlers = {
    onPointerDown: (event: React.PointerEvent<SVGSVGElement>) => {
      if (!event.isPrimary || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      follow(event);
    },
    onPointerMove: (event: React.PointerEvent<SVGSVGElement>) => {
      if (event.isPrimary && last.current) follow(event);
    },
    onPointerUp: finish,
    onPointerCancel: finish,
  };
  return { line, handlers };
}
