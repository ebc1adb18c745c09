// The time from `npm start` to the first response, against starting a bare node.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { siteEnvironment } from '#test/support/site-environment.ts';
import { firstLineWith } from './support/first-line-with.ts';
import { copyInstalledTree } from './support/fresh-copy.ts';
import { printTable } from './support/table.ts';
import { makeFolder } from './support/throw-away-site.ts';

const folder = await makeFolder();
try {
  const tree = join(folder, 'tree');
  await copyInstalledTree(tree);
  const start = () => startSite(tree, join(folder, 'data'));
  const bareMs = await startBareNode();
  const firstMs = await start();
  const nextMs = await start();
  printTable([
    ['start', 'time', 'target', 'times a bare node'],
    ['first, with build and database', ...compare(firstMs, bareMs, 20)],
    ['on existing data', ...compare(nextMs, bareMs, 3)],
    ['bare node', ...compare(bareMs, bareMs)],
  ]);
} finally {
  await rm(folder, { recursive: true, force: true });
}

function compare(ms: number, bareMs: number, targetSeconds?: number): string[] {
  return [
    `${(ms / 1000).toFixed(2)} s`,
    targetSeconds === undefined ? '' : `${targetSeconds} s`,
    (ms / bareMs).toFixed(1),
  ];
}

/** Milliseconds until the landing page arrives. */
async function startSite(cwd: string, dataDir: string): Promise<number> {
  const since = performance.now();
  const site = spawn(process.execPath, ['scripts/start.ts'], {
    cwd,
    env: siteEnvironment({ DATA_DIR: dataDir }),
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  try {
    const url = await firstLineWith(site.stdout, /^Martingale is ready at (\S+)$/);
    const response = await fetch(url);
    await response.text();
    if (!response.ok) throw new Error(`The site answered ${response.status}`);
    return performance.now() - since;
  } finally {
    if (site.exitCode === null && site.kill('SIGTERM')) await once(site, 'exit');
  }
}

async function startBareNode(): Promise<number> {
  const since = performance.now();
  const node = spawn(process.execPath, ['-e', 'console.log("ready")'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await firstLineWith(node.stdout, /^(ready)$/);
  return performance.now() - since;
}
