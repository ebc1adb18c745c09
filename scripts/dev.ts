import { type ChildProcess, spawn } from 'node:child_process';
import { type FSWatcher, readdirSync, watch } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Runs the site from source. Pages reload automatically; a change to the server restarts it, and a
 * server that fails waits for the next change. (`node --watch` would also watch the files that Vite
 * writes while it starts.)
 */
const root = resolve(import.meta.dirname, '..');
const quietMs = 100;
// Vite watches the pages. The question bank is imported at startup.
const parts = readdirSync(resolve(root, 'src')).filter((name) => name !== 'web');
const folders = ['content', ...parts.map((name) => `src/${name}`)];

let watchers: FSWatcher[] = [];
let server: ChildProcess | undefined;
let onExit: 'wait' | 'restart' | 'quit' = 'wait';
let timer: NodeJS.Timeout | undefined;

/** Called before each start: on Linux, Node loses track of a file that an editor replaces. */
function watchFolders(): void {
  for (const watcher of watchers) watcher.close();
  watchers = folders.map((folder) =>
    watch(resolve(root, folder), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(restart, quietMs);
    }),
  );
}

function start(): void {
  onExit = 'wait';
  watchFolders();
  // Vite gives pages React Router's development build; the server must use the same copy.
  const args = ['--conditions=development', resolve(root, 'scripts/dev-server.ts')];
  server = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
  server.on('exit', (code) => {
    server = undefined;
    if (onExit === 'quit') process.exit(code ?? 1);
    if (onExit === 'restart') start();
    else console.error('The server stopped. It starts again when you save a change.');
  });
}

function restart(): void {
  if (!server) start();
  else if (onExit === 'wait') {
    onExit = 'restart';
    stop(server);
  }
}

function quit(): void {
  onExit = 'quit';
  if (server) stop(server);
  else process.exit();
}

/** Not with SIGTERM: Vite would end the process before the embedded database has stopped. */
function stop(running: ChildProcess): void {
  running.kill('SIGINT');
}

process.on('SIGINT', quit);
process.on('SIGTERM', quit);
start();
