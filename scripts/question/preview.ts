import { watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { createServer, type ViteDevServer } from 'vite';
import { readQuestion } from '#test/bank/rules/read-question.ts';
import { findQuestion, openBank } from './bank.ts';
import { InputError } from './input-error.ts';
import { previewPage } from './preview-page.ts';

interface Preview {
  url: string;
  close(): Promise<void>;
}

/** Serves the question until interrupted. */
export async function previewQuestion([slug, ...more]: string[]): Promise<boolean> {
  if (!slug || more.length > 0) throw new InputError('Which question? Name one slug.');
  const { url } = await startPreview(slug);
  console.log(`Preview of ${slug} at ${url} (Ctrl+C to stop)`);
  return true;
}

/** Reads the file on each request; open pages reload on save. */
export async function startPreview(slug: string, folder?: string): Promise<Preview> {
  const bank = await openBank(folder);
  const file = findQuestion(bank, slug);
  const path = join(bank.folder, file.path);
  const vite = await createServer({
    configFile: false,
    root: resolve(import.meta.dirname, '../..'),
    cacheDir: 'node_modules/.cache/preview',
    appType: 'custom',
    logLevel: 'error',
    plugins: [tailwindcss()],
    optimizeDeps: { noDiscovery: true },
    server: { host: '127.0.0.1', watch: null },
  });
  servePage(vite, async () => {
    const page = previewPage(readQuestion({ ...file, text: await readFile(path, 'utf8') }));
    return vite.transformIndexHtml('/', page);
  });
  // Watches the folder, since many editors replace the file on save.
  const watcher = watch(dirname(path), (_event, name) => {
    if (name === `${file.slug}.md`) vite.ws.send({ type: 'full-reload' });
  });
  await vite.listen();
  return {
    url: vite.resolvedUrls?.local[0] ?? '',
    async close() {
      watcher.close();
      await vite.close();
    },
  };
}

function servePage(vite: ViteDevServer, page: () => Promise<string>): void {
  vite.middlewares.use((request, response, next) => {
    if (request.url !== '/') return next();
    page().then((html) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(html);
    }, next);
  });
}
