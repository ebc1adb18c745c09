import { vi } from 'vitest';
import type { ScriptedApi } from './scripted-api.ts';

/** Uploads use XMLHttpRequest, not the API client: sends them to the scripted API as well. */
export function sendUploadsTo({ transport }: ScriptedApi): void {
  class ScriptedRequest {
    readonly upload = { onprogress: (_event: { loaded: number; total: number }) => {} };
    status = 0;
    responseText = '';
    onload = () => {};
    onerror = () => {};
    #method = '';
    #url = '';

    open(method: string, url: string): void {
      this.#method = method;
      this.#url = url;
    }

    send(body: FormData): void {
      this.upload.onprogress({ loaded: 1, total: 1 });
      transport({ method: this.#method, url: this.#url, body }).then(
        ({ status, text }) => {
          this.status = status;
          this.responseText = text;
          this.onload();
        },
        () => this.onerror(),
      );
    }
  }
  vi.stubGlobal('XMLHttpRequest', ScriptedRequest);
}
