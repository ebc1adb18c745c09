import { fireEvent } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { bindText } from './bind-text.ts';
import { Pad } from './pad.ts';

/** Two people at one pad; what one of them sends arrives when it is handed over. */
function openPad(name: string) {
  const sent: string[] = [];
  const pad = new Pad({
    meetingId: name,
    half: 1,
    send: async (update) => sent.push(update),
  });
  const field = document.createElement('textarea');
  document.body.append(field);
  const close = bindText(field, pad);
  onTestFinished(() => {
    close();
    field.remove();
  });
  const type = (value: string, caret = value.length) => {
    field.value = value;
    field.setSelectionRange(caret, caret);
    fireEvent.input(field);
  };
  const handOver = async () => {
    await pad.sender.flush();
    return sent.splice(0);
  };
  return { pad, field, type, handOver };
}

it('what both type at once is the same text for both, and the carets stay', async () => {
  const [ann, bob] = [openPad('ann'), openPad('bob')];
  ann.type('price');
  bob.pad.receive(await ann.handOver());
  expect(bob.field.value).toBe('price');
  ann.type('the price', 4);
  bob.type('price = 7', 9);
  const [fromAnn, fromBob] = [await ann.handOver(), await bob.handOver()];
  ann.pad.receive(fromBob);
  bob.pad.receive(fromAnn);
  expect([ann.field.value, bob.field.value]).toEqual(['the price = 7', 'the price = 7']);
  expect([ann.field.selectionEnd, bob.field.selectionEnd]).toEqual([4, 13]);
  // Twice, as after a lost connection.
  bob.pad.receive(fromAnn);
  expect(bob.field.value).toBe('the price = 7');
});

it('the caret stays in its place when text comes on both sides of it', async () => {
  const [ann, bob] = [openPad('ann'), openPad('bob')];
  ann.type('middle', 3);
  bob.pad.receive(await ann.handOver());
  bob.type('>> middle', 3);
  bob.type('>> middle <<');
  ann.pad.receive(await bob.handOver());
  expect([ann.field.value, ann.field.selectionEnd]).toEqual(['>> middle <<', 6]);
});

it('undoing takes back only what was typed here', async () => {
  const [ann, bob] = [openPad('ann'), openPad('bob')];
  ann.type('one ');
  bob.pad.receive(await ann.handOver());
  bob.type('one two');
  ann.pad.receive(await bob.handOver());
  fireEvent.keyDown(ann.field, { key: 'z', ctrlKey: true });
  expect(ann.field.value).toBe('two');
  fireEvent.keyDown(ann.field, { key: 'z', ctrlKey: true, shiftKey: true });
  expect(ann.field.value).toBe('one two');
});

it('a letter that is being composed is left alone', async () => {
  const [ann, bob] = [openPad('ann'), openPad('bob')];
  bob.type('hello');
  fireEvent.compositionStart(ann.field);
  ann.pad.receive(await bob.handOver());
  expect(ann.field.value).toBe('');
  fireEvent.compositionEnd(ann.field);
  expect(ann.field.value).toBe('hello');
});

it('a long text is sent in pieces that each fit into a call', async () => {
  const ann = openPad('ann');
  ann.type('€'.repeat(60_000));
  const updates = await ann.handOver();
  expect(updates.length).toBeGreaterThan(2);
  expect(updates.every((update) => update.length < 87_000)).toBe(true);
  const bob = openPad('bob');
  bob.pad.receive(updates);
  expect(bob.field.value).toHaveLength(60_000);
  expect(ann.field.selectionEnd).toBe(60_000);
});

it('what did not arrive is there again after a reload', async () => {
  const lost = new Pad({
    meetingId: 'x',
    half: 1,
    send: () => Promise.reject(new TypeError('Failed to fetch')),
  });
  lost.changeText({ at: 0, removed: 0, inserted: 'kept' });
  await lost.sender.flush();
  const send = vi.fn(async () => {});
  const reloaded = new Pad({ meetingId: 'x', half: 1, send });
  expect(reloaded.content().text).toBe('kept');
  await reloaded.sender.flush();
  expect(send).toHaveBeenCalledOnce();
  expect(new Pad({ meetingId: 'x', half: 1, send }).content().text).toBe('');
});

it('lines are drawn, erased and brought back, each by itself', async () => {
  const [ann, bob] = [openPad('ann'), openPad('bob')];
  ann.pad.draw('candidate', '0,0 10,10');
  bob.pad.receive(await ann.handOver());
  bob.pad.draw('interviewer', '5,5');
  ann.pad.receive(await bob.handOver());
  ann.pad.undoDrawing();
  expect(ann.pad.content().strokes).toEqual([{ by: 'interviewer', points: '5,5' }]);
  bob.pad.erase(new Set(bob.pad.content().strokes));
  expect(bob.pad.content().strokes).toEqual([]);
  bob.pad.undoDrawing();
  expect(bob.pad.content().strokes).toHaveLength(2);
});

it('what is no drawing or no update at all is left out', () => {
  const { pad } = openPad('ann');
  pad.draw('candidate', '"><script>');
  expect(pad.content().strokes).toEqual([]);
  pad.receive([btoa('nonsense')]);
  expect(pad.content().text).toBe('');
});
