import type { Command, WorkerMessage } from './protocol.ts';

/** Starts a new worker, with nothing loaded yet. */
export function openWorker(onMessage: (message: WorkerMessage) => void) {
  const worker = new Worker(new URL('./lab-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('error', () => onMessage({ kind: 'failed' }));
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => onMessage(data));
  return {
    send: (command: Command) => worker.postMessage(command),
    close: () => worker.terminate(),
  };
}
