/**
 * Focuses an element as soon as it is enabled, unless the user has gone elsewhere. Browsers take the
 * focus from a button that is disabled while its form is sent, and never restore it.
 */
export function focusWhenEnabled(element: HTMLElement): void {
  const watch = new MutationObserver(giveBack);
  function giveBack() {
    if (element.matches(':disabled')) return;
    watch.disconnect();
    if (document.activeElement === document.body) element.focus();
  }
  watch.observe(element, { attributeFilter: ['disabled'] });
  giveBack();
}
