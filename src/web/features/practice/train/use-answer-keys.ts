import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useShortcuts } from '../../../lib/use-shortcuts.ts';

/** Keys for the answer in `area`: digits choose, `a` goes to the field, Esc leaves it. */
export function useAnswerKeys(area: RefObject<HTMLElement | null>, choices: number): void {
  const digits = Array.from({ length: choices }, (_, index) => String(index + 1));
  const find = (selector: string) => area.current?.querySelector<HTMLInputElement>(selector);

  function choose(digit: string) {
    const choice = find(`[name="answer"][type="radio"][value="${digit}"]`);
    choice?.focus();
    choice?.click();
  }

  useShortcuts({
    ...Object.fromEntries(digits.map((digit) => [digit, () => choose(digit)])),
    a: () => find('[name="answer"]')?.focus(),
  });
  const leave = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
    if (event.target instanceof HTMLInputElement && event.target.type === 'text') {
      document.querySelector<HTMLElement>('[data-question]')?.focus({ preventScroll: true });
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => leave(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
