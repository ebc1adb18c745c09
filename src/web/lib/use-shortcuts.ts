import { useEffect, useEffectEvent } from 'react';

/** Actions by `KeyboardEvent.key`. */
export type Shortcuts = Partial<Record<string, () => void>>;

/** Single-key shortcuts, ignored while the user types. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    const action = Object.hasOwn(shortcuts, event.key) ? shortcuts[event.key] : undefined;
    if (!action || !isShortcut(event) || isMeantElsewhere(event)) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => act(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'defaultPrevented'
>;

/** Shift is allowed for characters: some keyboards need it for `?` and `/`. */
export function isShortcut(press: KeyPress): boolean {
  if (press.defaultPrevented || press.isComposing) return false;
  if (press.ctrlKey || press.metaKey || press.altKey) return false;
  return !press.shiftKey || press.key.length === 1;
}

const typedInto =
  'input:not([type="radio"]), textarea, select, [contenteditable]:not([contenteditable="false"])';
/** Radio buttons and scrollable elements use the arrow keys themselves. */
const movedInto = '[type="radio"], [tabindex="0"]';

/** Whether the user is typing or using the arrow keys in a control, or a dialog is open. */
function isMeantElsewhere({ target, key }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]')) return true;
  const taken = key.startsWith('Arrow') ? `${typedInto}, ${movedInto}` : typedInto;
  return target instanceof Element && target.closest(taken) !== null;
}
