import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { callUrl } from '../../../lib/api-call.ts';
import type { DrawnFigure, FigureReply, FigureRequest, Positions } from './figure-protocol.ts';
import type { ProgramNumbers } from './parameter-values.ts';

/** Has a worker draw a question's figure whenever a slider moves. */
export function useFigure(questionId: number, numbers: ProgramNumbers) {
  const worker = useRef<Worker | null>(null);
  const [drawn, setDrawn] = useState<DrawnFigure | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [positions, setPositions] = useState<Positions>({});

  function show(reply: FigureReply) {
    if (reply) setDrawn(reply);
    else setFailed(true);
  }

  function ask(wanted: Positions) {
    const url = callUrl('GET /api/questions/:id/simulation/module', { params: { id: questionId } });
    const request: FigureRequest = { url, numbers, positions: wanted };
    worker.current?.postMessage(request);
  }

  const open = useEffectEvent(() => {
    const opened = new Worker(new URL('./figure-worker.ts', import.meta.url), { type: 'module' });
    opened.addEventListener('error', () => show(null));
    opened.addEventListener('message', ({ data }: MessageEvent<FigureReply>) => show(data));
    worker.current = opened;
    ask({});
    return () => opened.terminate();
  });
  useEffect(() => open(), []);

  function move(name: string, value: string) {
    const wanted = { ...positions, [name]: value };
    setPositions(wanted);
    ask(wanted);
  }

  return { drawn, positions, isFailed, move };
}
