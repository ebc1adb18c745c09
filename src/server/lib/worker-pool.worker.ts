import type { MessagePort } from 'node:worker_threads';

interface Order {
  file: string;
  input: unknown;
  started: MessagePort;
}

/** Loading the code takes longer than most tasks, so the time limit counts from `started`. */
export default async function runTask({ file, input, started }: Order): Promise<unknown> {
  const { default: work } = await import(file);
  started.postMessage(null);
  return work(input);
}
