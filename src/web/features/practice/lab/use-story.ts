import { useEffect, useRef, useState } from 'react';
import { callUrl } from '../../../lib/api-call.ts';
import { openWorker } from './open-worker.ts';
import type { ProgramNumbers } from './parameter-values.ts';
import type { Story } from './protocol.ts';

interface Told {
  story: Story;
  seed: number;
  trial: number;
}

/** Has a worker tell the story of a trial. Trials are numbered from 1. */
export function useStory(questionId: number, numbers: ProgramNumbers) {
  const worker = useRef<ReturnType<typeof openWorker> | null>(null);
  const [told, setTold] = useState<Told | null>(null);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => () => worker.current?.close(), []);

  function tell(seed: number, trial: number) {
    worker.current?.close();
    setFailed(false);
    const opened = openWorker((message) => {
      if (message.kind === 'story') setTold({ story: message.story, seed, trial });
      else setFailed(true);
      opened.close();
    });
    worker.current = opened;
    const url = callUrl('GET /api/questions/:id/simulation/module', { params: { id: questionId } });
    opened.send({ kind: 'tell', url, numbers, seed, trial });
  }

  return { told, isFailed, tell };
}
