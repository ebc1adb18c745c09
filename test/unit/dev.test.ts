import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '#test/support/eventually.ts';
import { makeSmallProject } from '#test/support/small-project.ts';
import { root } from '../../scripts/test/run-command.ts';

const serverFile = 'src/server/text.js';
const watched = [serverFile, 'src/shared/a.js', 'src/markup/deep/a.js', 'src/postgres/a.js'];
const bankFile = 'content/games/question.md';

let project: ReturnType<typeof makeSmallProject>;
let dev: ChildProcess;
let output: string;

// The real script with a tiny server, which prints what it has loaded.
beforeEach(async () => {
  project = makeSmallProject({
    'scripts/dev.ts': readFileSync(join(root, 'scripts/dev.ts'), 'utf8'),
    'scripts/dev-server.ts': `
      import { readFileSync } from 'node:fs';
      ${watched.map((file, index) => `import text${index} from '../${file}';`).join('\n')}
      process.on('SIGINT', () => {
        console.log('stopped cleanly');
        process.exit();
      });
      setInterval(() => {}, 1_000);
      const texts = [${watched.map((_file, index) => `text${index}`).join()}];
      console.log('ready:', ...texts, readFileSync('${bankFile}', 'utf8'));`,
    ...Object.fromEntries(watched.map((file) => [file, `export default 'old';`])),
    [bankFile]: 'old',
    'src/web/root.tsx': '',
  });
  output = '';
  // Its own process group, as in a terminal.
  dev = spawn(process.execPath, ['scripts/dev.ts'], { cwd: project.folder, detached: true });
  for (const stream of [dev.stdout, dev.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
    });
  }
  await expectOutput('ready: old old old old old');
});

afterEach(() => {
  if (isRunning()) process.kill(-group(), 'SIGKILL');
  project.remove();
});

const save = (file: string, text: string) => writeFileSync(join(project.folder, file), text);
const expectOutput = (text: string) => eventually(() => expect(output).toContain(text));
/** Never 0, which is the test's own group. */
const group = () => dev.pid ?? Number.NaN;

/** Saves in one step, as most editors do. */
function replace(file: string, text: string): void {
  save('draft.js', text);
  renameSync(join(project.folder, 'draft.js'), join(project.folder, file));
}

async function breakServer(): Promise<void> {
  replace(serverFile, 'export default = ;');
  await expectOutput('It starts again when you save a change.');
}

/** True if the script or any process that it has started is running. */
function isRunning(): boolean {
  try {
    return process.kill(-group(), 0);
  } catch {
    return false;
  }
}

describe('npm run dev', () => {
  it('restarts the server when any file that it loads changes', async () => {
    save(bankFile, 'new');
    await expectOutput('ready: old old old old new');
    for (const [index, file] of watched.entries()) {
      save(file, `export default 'new';`);
      const texts = watched.map((_file, other) => (other <= index ? 'new' : 'old'));
      await expectOutput(`ready: ${texts.join(' ')} new`);
    }
  });

  it('notices every save by an editor that replaces the file', async () => {
    for (const text of ['first', 'second', 'third']) {
      replace(serverFile, `export default '${text}';`);
      await expectOutput(`ready: ${text} old old old old`);
    }
  });

  it('shows what is wrong with broken code and starts again once it is fixed', async () => {
    await breakServer();
    expect(output).toContain(`${serverFile}:1\nexport default = ;`);
    expect(output).toContain('SyntaxError');
    save(serverFile, `export default 'mended';`);
    await expectOutput('ready: mended old old old old');
  });

  it.each([
    ['Ctrl-C', 'SIGINT', () => -group()],
    ['SIGTERM', 'SIGTERM', group],
  ] as const)('leaves nothing running after %s', async (_name, signal, target) => {
    process.kill(target(), signal);
    expect(await once(dev, 'close')).toEqual([0, null]);
    expect(output).toContain('stopped cleanly');
    expect(isRunning()).toBe(false);
  });

  it('leaves nothing running after Ctrl-C while the code is broken', async () => {
    await breakServer();
    await expectOutput('stopped cleanly');
    process.kill(-group(), 'SIGINT');
    expect(await once(dev, 'close')).toEqual([0, null]);
    expect(isRunning()).toBe(false);
  });
});
