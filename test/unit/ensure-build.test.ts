import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSmallProject } from '#test/support/small-project.ts';
import { root } from '../../scripts/test/run-command.ts';

/** Records that it was called instead of building. */
const noteTaker = (part: string) => `
  import { appendFileSync, mkdirSync } from 'node:fs';
  mkdirSync(process.argv[2], { recursive: true });
  appendFileSync('notes', '${part} ');`;

let project: ReturnType<typeof makeSmallProject>;

beforeAll(() => {
  project = makeSmallProject({
    'scripts/ensure-build.ts': readFileSync(join(root, 'scripts/ensure-build.ts'), 'utf8'),
    'scripts/build.ts': readFileSync(join(root, 'scripts/build.ts'), 'utf8'),
    'scripts/make-build/pages.ts': noteTaker('pages'),
    'scripts/make-build/server.ts': noteTaker('server'),
    'src/web/root.tsx': '',
    'src/server/main.ts': '',
    'src/server/main.test.ts': '',
  });
  expect(build()).toBe('pages server ');
});
afterAll(() => project.remove());

/** Returns what was built. */
function build(): string {
  const notes = join(project.folder, 'notes');
  writeFileSync(notes, '');
  execFileSync(process.execPath, ['scripts/build.ts'], { cwd: project.folder });
  return readFileSync(notes, 'utf8');
}

describe('a build', () => {
  it.each([
    ['nothing that matters', 'README.md', ''],
    ['a page', 'src/web/root.tsx', 'pages server '],
    ['the server', 'src/server/main.ts', 'server '],
    ['a test', 'src/server/main.test.ts', ''],
  ])('builds only what has changed after a change to %s', (_what, file, parts) => {
    writeFileSync(join(project.folder, file), 'changed');
    expect(build()).toBe(parts);
  });
});
