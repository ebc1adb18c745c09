import { describe, expect, it } from 'vitest';
import { sideBySide, type Task } from '../../scripts/test/side-by-side.ts';

/** Runs tasks that end when told to. */
function start(tasks: Task[], atOnce: number) {
  const running = new Map<string, (hasSucceeded: boolean) => void>();
  const missed: string[] = [];
  const all = sideBySide(
    tasks,
    atOnce,
    ({ name }) => new Promise((end) => running.set(name, end)),
    ({ name }, need) => missed.push(`${name} needs ${need}`),
  );
  return {
    all,
    missed,
    running: () => [...running.keys()],
    async end(name: string, hasSucceeded = true) {
      running.get(name)?.(hasSucceeded);
      running.delete(name);
      await new Promise(setImmediate);
    },
  };
}

const task = (name: string, ...needs: string[]): Task => ({ name, needs });

describe('sideBySide', () => {
  it('runs a limited number at a time, in order', async () => {
    const { all, running, end } = start([task('a'), task('b'), task('c')], 2);
    expect(running()).toEqual(['a', 'b']);
    await end('b');
    expect(running()).toEqual(['a', 'c']);
    await end('a');
    await end('c');
    await all;
  });

  it('lets a later task go first while one waits for what it needs', async () => {
    const { all, running, end } = start([task('build'), task('tests', 'build'), task('lint')], 2);
    expect(running()).toEqual(['build', 'lint']);
    await end('lint');
    expect(running()).toEqual(['build']);
    await end('build');
    expect(running()).toEqual(['tests']);
    await end('tests');
    await all;
  });

  it('skips a task whose needs failed, and says so', async () => {
    const { all, missed, end } = start([task('build'), task('tests', 'build')], 2);
    await end('build', false);
    await all;
    expect(missed).toEqual(['tests needs build']);
  });

  it('treats unselected needs as met', async () => {
    const { all, running, end } = start([task('tests', 'build')], 2);
    expect(running()).toEqual(['tests']);
    await end('tests');
    await all;
  });
});
