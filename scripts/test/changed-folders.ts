import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';

/** The folders where this branch or the working tree differs from main. */
export function changedFolders(folder: string, mainBranches = ['origin/main', 'main']): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .split('\n')
      .filter(Boolean);
  const attempt = (...args: string[]) => {
    try {
      return git(...args);
    } catch {
      return [];
    }
  };
  const [start = 'HEAD'] = mainBranches.flatMap((branch) => attempt('merge-base', 'HEAD', branch));
  const files = [
    ...attempt('diff', '--name-only', start),
    ...attempt('ls-files', '--others', '--exclude-standard'),
  ];
  return [...new Set(files.map((file) => `${dirname(file)}/`))];
}
