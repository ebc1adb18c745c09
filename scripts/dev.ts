import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Runs the site from source. Pages reload automatically; a change to the server restarts it. (`node
 * --watch` would also watch the files that Vite writes while it starts.)
 */
const root = resolve(import.meta.dirname, '..');
const quietMs = 100;

let server = startServer();
let isRestarting = false;
let timer: NodeJS.Timeout | undefined;

function startServer() {
  // Vite gives pages React Router's development build; the server must use the same copy.
  const args = ['--conditions=development', resolve(root, 'scripts/dev-server.ts')];
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
  child.on('exit', (code) => {
    if (!isRestarting) process.exit(code ?? 1);
    isRestarting = false;
    server = startServer();
  });
  return child;
}

for (const folder of ['src/server', 'src/shared']) {
  watch(resolve(root, folder), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      isRestarting = true;
      server.kill('SIGTERM');
    }, quietMs);
  });
}

// The terminal signals the server too; it decides how to stop, and we follow.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => server.kill('SIGTERM'));
