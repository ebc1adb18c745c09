import { describe, expect, it } from 'vitest';
import { isShortcut } from './use-shortcuts.ts';

const press = {
  key: 'j',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  defaultPrevented: false,
};

describe('a shortcut', () => {
  it('is a key alone', () => {
    expect(isShortcut(press)).toBe(true);
    expect(isShortcut({ ...press, key: 'ArrowLeft' })).toBe(true);
  });

  it.each(['ctrlKey', 'metaKey', 'altKey', 'isComposing', 'defaultPrevented'])(
    'is none with %s',
    (property) => {
      expect(isShortcut({ ...press, [property]: true })).toBe(false);
    },
  );

  it('may need Shift to be written, but Shift with a named key means something else', () => {
    expect(isShortcut({ ...press, key: '?', shiftKey: true })).toBe(true);
    expect(isShortcut({ ...press, key: 'ArrowLeft', shiftKey: true })).toBe(false);
  });
});
