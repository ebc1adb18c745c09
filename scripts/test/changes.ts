import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';

const mainBranches = ['origin/main', 'main'];

/** The lines that Git prints; none if it fails. */
function git(folder: string, ...args: string[]): string[] {
  try {
    return execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .split('\n')
      .filter(Boolean);
  } catch {
    return [];
  }
}

/** The commit at which this branch left main; the last one where there is no main. */
export function branchStart(folder: string): string {
  const [start = 'HEAD'] = mainBranches.flatMap((branch) =>
    git(folder, 'merge-base', 'HEAD', branch),
  );
  return start;
}

/** The folders where this branch or the working tree differs from main. */
export function changedFolders(folder: string): string[] {
  const files = [
    ...git(folder, 'diff', '--name-only', branchStart(folder)),
    ...git(folder, 'ls-files', '--others', '--exclude-standard'),
  ];
  return [...new Set(files.map((file) => `${dirname(file)}/`))];
}
