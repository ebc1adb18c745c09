const faults = [
  /undefined|NaN|null|\[object/,
  / {2}|\^|\$\{/,
  /(?<![\d.$])1 (cards|dice|balls|blue balls|heads|coins|other doors|jokers|rolls|ways)\b/,
  /(?<![\d.$])1 (are|were|of them (show|do))\b/,
  /(?<![\d.$])([2-9]|\d\d+) (card|die|ball|blue ball|head|coin|other door|joker|roll|way)\b/,
  /(?<![\d.$])([2-9]|\d\d+) (is|was|of them (shows|does))\b/,
  /\ba (8|11|18)\b/,
];

/** Whether a text drawn from a template reads well whatever its numbers are. */
export function readsWell(text: string): boolean {
  return /^[A-Z\d]/.test(text) && !faults.some((fault) => fault.test(text));
}
