import { describe, expect, it } from 'vitest';
import { sideBySide, type Task } from '../../scripts/test/side-by-side.ts';

/** Runs tasks that end when told to. */
function start(tasks: Task[], cores: number) {
  const running = new Map<string, (hasSucceeded: boolean) => void>();
  const missed: string[] = [];
  const all = sideBySide(
    tasks,
    cores,
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

const light = (name: string): Task => ({ name, cores: 1 });
const heavy = (name: string, ...needs: string[]): Task => ({ name, cores: 2, needs });

describe('sideBySide', () => {
  it('runs as many at a time as there are cores, in order', async () => {
    const { all, running, end } = start([light('a'), light('b'), light('c')], 2);
    expect(running()).toEqual(['a', 'b']);
    await end('b');
    expect(running()).toEqual(['a', 'c']);
    await end('a');
    await end('c');
    await all;
  });

  it('gives a heavy one all of its cores, and lets a light one go first', async () => {
    const { all, running, end } = start([light('a'), heavy('b'), light('c')], 2);
    expect(running()).toEqual(['a', 'c']);
    await end('a');
    expect(running()).toEqual(['c']);
    await end('c');
    expect(running()).toEqual(['b']);
    await end('b');
    await all;
  });

  it('runs a task that wants more cores than there are alone', async () => {
    const { all, running, end } = start([heavy('a'), heavy('b')], 1);
    expect(running()).toEqual(['a']);
    await end('a');
    await end('b');
    await all;
  });

  it('waits for what a task needs, however many cores there are', async () => {
    const { all, running, end } = start([heavy('tests', 'build'), light('build')], 8);
    expect(running()).toEqual(['build']);
    await end('build');
    expect(running()).toEqual(['tests']);
    await end('tests');
    await all;
  });

  it('skips a task whose needs failed, and says so', async () => {
    const { all, missed, end } = start([light('build'), heavy('tests', 'build')], 2);
    await end('build', false);
    await all;
    expect(missed).toEqual(['tests needs build']);
  });

  it('treats unselected needs as met', async () => {
    const { all, running, end } = start([heavy('tests', 'build')], 2);
    expect(running()).toEqual(['tests']);
    await end('tests');
    await all;
  });
});
