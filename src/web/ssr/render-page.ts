import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { paintFirst } from '../lib/paint-first.ts';

/** The whole page, in order, with nothing for scripts to move into place. */
export function renderPage(page: React.ReactNode, nonce: string | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(paintFirst(Buffer.concat(chunks).toString()));
        done();
      },
    });
    let failure: unknown;
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => (failure ? reject(failure) : pipe(sink)),
      onShellError: reject,
      onError: (error) => {
        failure = error;
      },
    });
  });
}
