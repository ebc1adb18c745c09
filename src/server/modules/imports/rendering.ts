import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface QuestionTexts {
  description: string;
  solution: string | null;
}

export type RenderedTexts =
  | { problem: string }
  | { problem: null; descriptionHtml: string; contentHtml: string };

/** Draws formulas in a thread of its own: ten thousand questions would hold up everybody else. */
export class RenderingThread {
  readonly #worker = new Worker(new URL('./rendering.worker.ts', import.meta.url));

  /** One call at a time. Answers in the order given. */
  async render(list: QuestionTexts[]): Promise<RenderedTexts[]> {
    this.#worker.postMessage(list);
    const [rendered]: RenderedTexts[][] = await once(this.#worker, 'message');
    if (!rendered) throw new Error('The rendering thread did not answer');
    return rendered;
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}
