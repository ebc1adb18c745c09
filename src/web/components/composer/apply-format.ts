import type { Format } from './formatting.ts';

/** Changes a text field as if typed, so that the browser can undo it. */
export function applyFormat(area: HTMLTextAreaElement, format: Format): void {
  const { value: text, selectionStart, selectionEnd } = area;
  const next = format({ text, selectionStart, selectionEnd });
  const { start, end, replacement } = differenceOf(text, next.text);
  area.focus();
  area.setSelectionRange(start, end);
  if (!typeInto(replacement)) {
    area.setRangeText(replacement);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(next.selectionStart, next.selectionEnd);
}

/** Deprecated, but the only change that can be undone. Returns false where it is unsupported. */
function typeInto(replacement: string): boolean {
  return replacement === ''
    ? document.execCommand('delete')
    : document.execCommand('insertText', false, replacement);
}

/** The smallest replacement that turns one text into another. */
export function differenceOf(text: string, next: string) {
  const shorter = Math.min(text.length, next.length);
  let start = 0;
  while (start < shorter && text[start] === next[start]) start += 1;
  let same = 0;
  while (same < shorter - start && text.at(-1 - same) === next.at(-1 - same)) same += 1;
  return {
    start,
    end: text.length - same,
    replacement: next.slice(start, next.length - same),
  };
}
