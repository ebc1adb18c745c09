import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** The running child processes of this one. */
export function childrenOf(pid: number | undefined): number[] {
  return listProcesses()
    .filter(({ parent }) => parent === pid)
    .map((child) => child.pid);
}

/** Also false for a zombie that has not been reaped yet. */
export function isRunning(pid: number): boolean {
  return listProcesses().some((process) => process.pid === pid);
}

/** Small Linux images have no `ps`, other systems no /proc. */
function listProcesses(): { pid: number; parent: number }[] {
  return existsSync('/proc/self/stat') ? readProc() : readPs();
}

function readProc(): { pid: number; parent: number }[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      // The program name in parentheses may contain anything; then come the state and the parent.
      const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return state === 'Z' ? [] : [{ pid: Number(name), parent: Number(parent) }];
    } catch {
      return [];
    }
  });
}

function readPs(): { pid: number; parent: number }[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat='], { encoding: 'utf8' });
  return table.split('\n').flatMap((line) => {
    const [pid, parent, state] = line.trim().split(/\s+/);
    if (!pid || state?.startsWith('Z')) return [];
    return [{ pid: Number(pid), parent: Number(parent) }];
  });
}
