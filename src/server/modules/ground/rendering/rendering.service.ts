import { AppError } from '../../../lib/errors.ts';
import { workerFile } from '../../../lib/root.ts';
import { TaskTimeout, type WorkerPool } from '../../../lib/worker-pool.ts';
import renderText from './render-text.worker.ts';

/** Ten times what the slowest text within the limits takes. */
const timeoutMs = 5_000;
const file = workerFile('modules/ground/rendering/render-text');

/** Up to this length, rendering is faster than sending the text to a thread and back. */
const longestQuickText = 1_000;

interface Circumstances {
  /** The input field for error messages. */
  field: string;
  /** Aborted when the caller stops waiting. */
  signal?: AbortSignal | undefined;
}

export type RenderingService = ReturnType<typeof createRenderingService>;

/** Renders texts before they are saved: in worker threads, so that other requests don't wait. */
export function createRenderingService(workers: Pick<WorkerPool<'rendering'>, 'run'>) {
  async function render(source: string, withPreview: boolean, { field, signal }: Circumstances) {
    const input = { source, withPreview };
    const task = { kind: 'rendering', file, input } as const;
    const rendered = isQuick(source)
      ? renderText(input)
      : await workers
          .run<typeof renderText>(task, { timeoutMs, signal })
          .catch((error: unknown) => {
            if (error instanceof TaskTimeout) throw refused(field, takesTooLong);
            throw error;
          });
    if (rendered.problem !== null) throw refused(field, rendered.problem);
    return rendered;
  }

  return {
    /** Safe HTML. Throws if the text is too large or complex to save. */
    async toHtml(source: string, circumstances: Circumstances): Promise<string> {
      return (await render(source, false, circumstances)).html;
    },

    /** Also returns its beginning as plain text. */
    async toHtmlAndPreview(
      source: string,
      circumstances: Circumstances,
    ): Promise<{ html: string; preview: string }> {
      const { html, preview } = await render(source, true, circumstances);
      return { html, preview };
    },
  };
}

function isQuick(source: string): boolean {
  return source.length <= longestQuickText && !source.includes('$');
}

const takesTooLong = 'The text takes too long to render. Make it shorter or simpler.';

function refused(field: string, problem: string): AppError {
  return new AppError(400, 'INVALID_INPUT', problem, { fieldErrors: { [field]: problem } });
}
