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
  it('is a single key', () => {
    expect(isShortcut(press)).toBe(true);
    expect(isShortcut({ ...press, key: 'ArrowLeft' })).toBe(true);
  });

  it.each(['ctrlKey', 'metaKey', 'altKey', 'isComposing', 'defaultPrevented'])(
    'is ignored with %s',
    (property) => {
      expect(isShortcut({ ...press, [property]: true })).toBe(false);
    },
  );

  it('may use Shift for a character, but not with a named key', () => {
    expect(isShortcut({ ...press, key: '?', shiftKey: true })).toBe(true);
    expect(isShortcut({ ...press, key: 'ArrowLeft', shiftKey: true })).toBe(false);
  });
});
