import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { branchStart, changedFolders } from '../../scripts/test/changes.ts';
import { chooseSuites } from '../../scripts/test/suites.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'martingale-changed-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function git(...args: string[]): void {
  const who = ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.org'];
  // Not the repository that a Git hook may name when it runs these tests.
  const env = { PATH: process.env.PATH, HOME: folder };
  execFileSync('git', [...who, ...args], { cwd: folder, env, stdio: 'ignore' });
}

function write(file: string, text = ''): void {
  mkdirSync(join(folder, dirname(file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

function commit(): void {
  git('add', '.');
  git('commit', '--message', 'Change something');
}

const selectionOf = (name: string) => chooseSuites([name])[0]?.selection?.(folder);

describe('changedFolders', () => {
  beforeEach(() => {
    git('init', '--initial-branch', 'main');
    write('.gitignore', 'build\n');
    write('src/a/one.ts');
    write('src/b/one.ts');
    commit();
  });

  it('chooses the tests of the server and of PostgreSQL', () => {
    expect(selectionOf('changed')).toBe(null);
    write('src/server/modules/mail/one.ts');
    write('src/postgres/backup/one.ts');
    write('src/web/lib/one.ts');
    expect(selectionOf('changed')).toEqual(['src/postgres/backup/', 'src/server/modules/mail/']);
  });

  it('lets Vitest find the component tests for what changed since the branch left main', () => {
    expect(selectionOf('affected')).toBe(null);
    const main = branchStart(folder);
    git('checkout', '-b', 'feature');
    write('src/web/lib/one.ts');
    commit();
    expect(branchStart(folder)).toBe(main);
    expect(selectionOf('affected')).toEqual(['--changed', main, '--passWithNoTests']);
  });

  it('lists those of a branch, the working tree and new files, each once', () => {
    git('checkout', '-b', 'feature');
    write('src/a/one.ts', 'committed');
    write('src/a/two.ts', 'committed');
    commit();
    write('src/b/one.ts', 'not yet');
    write('src/c/one.ts');
    write('build/one.js');
    expect(changedFolders(folder)).toEqual(['src/a/', 'src/b/', 'src/c/']);
  });

  it('omits those changed on main since then', () => {
    git('checkout', '-b', 'feature');
    git('checkout', 'main');
    write('src/a/one.ts', 'on main');
    commit();
    git('checkout', 'feature');
    expect(changedFolders(folder)).toEqual([]);
  });

  it('compares with the last commit where there is no main branch', () => {
    git('branch', '--move', 'trunk');
    write('src/b/one.ts', 'not yet');
    expect(changedFolders(folder)).toEqual(['src/b/']);
  });
});

it('names none outside of a repository', () => {
  expect(changedFolders(folder)).toEqual([]);
});
