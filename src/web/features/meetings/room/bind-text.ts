import type { Pad, TextDelta } from './pad.ts';
import { textChange } from './text-change.ts';

/** Makes a field show the text of a pad and write on it. Returns a function that ends this. */
export function bindText(field: HTMLTextAreaElement, pad: Pad): () => void {
  const watch = new AbortController();
  const { signal } = watch;
  const takeOver = () => {
    const change = textChange(pad.content().text, field.value, field.selectionEnd);
    if (change) pad.changeText(change);
  };

  field.value = pad.content().text;
  const unfollow = pad.onTextFromElsewhere((text, delta) => {
    moveAlong(field, delta);
    // Fields write line breaks in their own way.
    if (field.value !== text) field.value = text;
  });
  field.addEventListener(
    'input',
    (event) => {
      takeOver();
      if (event instanceof InputEvent && event.isComposing) pad.hold();
    },
    { signal },
  );
  field.addEventListener('compositionstart', () => pad.hold(), { signal });
  field.addEventListener('compositionend', () => pad.release(), { signal });
  field.addEventListener('keydown', (event) => undoOwn(event, pad), { signal });
  return () => {
    watch.abort();
    unfollow();
    pad.release();
  };
}

/** Piece by piece, so that the caret stays where it is in the text. */
function moveAlong(field: HTMLTextAreaElement, delta: TextDelta): void {
  let place = 0;
  for (const { retain = 0, insert, delete: removed = 0 } of delta) {
    place += retain;
    if (typeof insert === 'string') {
      field.setRangeText(insert, place, place, 'preserve');
      place += insert.length;
    }
    if (removed > 0) field.setRangeText('', place, place + removed, 'preserve');
  }
}

/** The browser's own undo forgets everything when the other person writes. */
function undoOwn(event: KeyboardEvent, pad: Pad): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  const key = event.key.toLowerCase();
  if (key !== 'z' && key !== 'y') return;
  event.preventDefault();
  if (key === 'y' || event.shiftKey) pad.redoTyping();
  else pad.undoTyping();
}
