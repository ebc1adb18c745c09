import { ShortcutHelp } from '../../../components/shortcut-help.tsx';
import { useShortcuts } from '../../../lib/use-shortcuts.ts';

const shortcuts = [
  { keys: ['/'], does: 'Search' },
  { keys: ['j'], does: 'Next question' },
  { keys: ['k'], does: 'Previous question' },
  { keys: ['Enter'], does: 'Open the question' },
  { keys: ['f'], does: 'Star the question' },
];

/** In the table, and in what else a search finds. */
const rowLinks = ':is(tbody, [data-rows]) a[href^="/question/"]';

export function ListShortcuts() {
  useShortcuts({
    '/': () => document.getElementById('search')?.focus(),
    j: () => focusRow(1),
    k: () => focusRow(-1),
    f: starRow,
  });
  return <ShortcutHelp shortcuts={shortcuts} />;
}

/** Starts at the first row if none has the focus. */
function focusRow(step: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>(rowLinks)];
  const current = links.findIndex((link) => link.matches(':focus'));
  const next = current === -1 ? 0 : Math.min(Math.max(0, current + step), links.length - 1);
  links[next]?.focus();
}

/** The row that has the focus. */
function starRow(): void {
  const row = document.activeElement?.closest('tbody tr');
  row?.querySelector<HTMLElement>('button[aria-pressed]')?.click();
}
