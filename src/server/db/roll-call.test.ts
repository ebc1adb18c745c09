import { expect, test } from 'vitest';
import { RollCall } from './roll-call.ts';

test('a roll call is over when everyone expected has answered, however early', async () => {
  const rollCall = new RollCall();
  rollCall.answer(1);
  rollCall.expect([1, 2]);
  const first = await Promise.race([rollCall.over.then(() => 'over'), Promise.resolve('waiting')]);
  expect(first).toBe('waiting');
  rollCall.answer(2);
  await rollCall.over;

  const answered = new RollCall();
  answered.answer(1);
  answered.expect([1]);
  await answered.over;
});
