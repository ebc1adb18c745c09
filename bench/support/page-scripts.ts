/** The scripts a page loads up front, with their imports. */
export async function findPageScripts(
  html: string,
  read: (path: string) => Promise<string>,
): Promise<string[]> {
  const found = new Set(scriptsNamedIn(html));
  // Iterating a set also visits elements added during the loop.
  for (const path of found) {
    for (const [, file] of (await read(path)).matchAll(staticImport)) {
      found.add(new URL(file ?? '', `http://site${path}`).pathname);
    }
  }
  return [...found];
}

const preload = /<link\b[^>]*\brel="modulepreload"[^>]*>/g;
const moduleScript = /<script\b[^>]*\btype="module"[^>]*>.*?<\/script>/gs;
const scriptPath = /["'](\/[^"']+\.js)["']/g;
const staticImport = /\b(?:from|import)\s*["'](\.\/[^"']+\.js)["']/g;

function scriptsNamedIn(html: string): string[] {
  const tags = [...html.matchAll(preload), ...html.matchAll(moduleScript)];
  return tags.flatMap(([tag]) => [...tag.matchAll(scriptPath)].map(([, path]) => path ?? ''));
}
