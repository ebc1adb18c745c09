import { useEffect, useEffectEvent } from 'react';

/** By the name of the key, as `KeyboardEvent.key` has it. */
export type Shortcuts = Partial<Record<string, () => void>>;

/** Single keys that do something on a page; what is typed stays text. */
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

/** Shift only helps to write a character: some keyboards have `?` and `/` behind it. */
export function isShortcut(press: KeyPress): boolean {
  if (press.defaultPrevented || press.isComposing) return false;
  if (press.ctrlKey || press.metaKey || press.altKey) return false;
  return !press.shiftKey || press.key.length === 1;
}

const typedInto =
  'input:not([type="radio"]), textarea, select, [contenteditable]:not([contenteditable="false"])';
/** Choices and whatever scrolls by itself have their own use for arrows. */
const movedInto = '[type="radio"], [tabindex="0"]';

/** Somebody types or moves within a part of the page, or a dialog lies above it. */
function isMeantElsewhere({ target, key }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]')) return true;
  const taken = key.startsWith('Arrow') ? `${typedInto}, ${movedInto}` : typedInto;
  return target instanceof Element && target.closest(taken) !== null;
}
