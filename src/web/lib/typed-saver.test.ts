import { expect, it, vi } from 'vitest';
import type { InterviewAnswer } from '#shared/contracts/interview.ts';
import { ApiError } from './api-error.ts';
import { TypedSaver } from './typed-saver.ts';

const answer = (given: string): InterviewAnswer => ({ given, confidence: null });

function openSaver(kept = new Map<number, InterviewAnswer>()) {
  const sent: [number, string][] = [];
  const failures: Error[] = [];
  const refused = vi.fn();
  const unsaved: number[][] = [];
  const saver = new TypedSaver({
    save: async (place, { given }) => {
      const failure = failures.shift();
      if (failure) throw failure;
      sent.push([place, given]);
    },
    onRefused: refused,
    kept,
    keep: (left) => unsaved.push([...left.keys()]),
  });
  return { saver, sent, failures, refused, unsaved };
}

it('saves the last text of each question', async () => {
  const { saver, sent, unsaved } = openSaver();
  for (const text of ['1', '12', '123']) saver.set(1, answer(text));
  saver.set(2, answer('5'));
  expect(saver.state()).toBe('unsaved');
  expect(await saver.flush()).toBe(true);
  expect(sent).toEqual([
    [1, '123'],
    [2, '5'],
  ]);
  expect(saver.state()).toBe('saved');
  expect(unsaved.at(-1)).toEqual([]);
});

it('keeps what did not arrive, and says so, until it does', async () => {
  const { saver, sent, failures } = openSaver();
  failures.push(new TypeError('Failed to fetch'));
  saver.set(1, answer('7'));
  expect(await saver.flush()).toBe(false);
  saver.set(1, answer('78'));
  expect([sent, saver.state()]).toEqual([[], 'offline']);
  expect(await saver.flush()).toBe(true);
  expect([sent, saver.state()]).toEqual([[[1, '78']], 'saved']);
});

it('sends what an earlier page kept', async () => {
  const { saver, sent } = openSaver(new Map([[3, answer('9')]]));
  expect(saver.state()).toBe('unsaved');
  await saver.flush();
  expect(sent).toEqual([[3, '9']]);
});

it('gives up an answer that is refused, and goes on with the others', async () => {
  const { saver, sent, failures, refused } = openSaver();
  failures.push(new ApiError(409, '{"code":"PLACE_CLOSED","message":"Closed"}'));
  saver.set(1, answer('1'));
  saver.set(2, answer('2'));
  expect(await saver.flush()).toBe(true);
  expect(refused).toHaveBeenCalledOnce();
  expect(sent).toEqual([[2, '2']]);
});
