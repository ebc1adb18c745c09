const blocks = 'p, li, pre, blockquote, h3, h4, h5, h6, tr, .formula-block, .markup-paragraph';

/** The selection within a comment's text, as a quote in Markdown. Empty without a selection. */
export function quotedSelection(text: Element | null): string {
  const selection = getSelection();
  if (!text || !selection || selection.isCollapsed || selection.rangeCount === 0) return '';
  const { anchorNode, focusNode } = selection;
  if (!text.contains(anchorNode) || !text.contains(focusNode)) return '';
  return toQuotation(selection.getRangeAt(0).cloneContents());
}

function toQuotation(part: DocumentFragment): string {
  // A quote must not reveal spoilers.
  for (const spoiler of part.querySelectorAll('.spoiler')) spoiler.replaceWith('[spoiler]');
  for (const formula of part.querySelectorAll('.katex')) {
    const source = formula.querySelector('annotation')?.textContent ?? '';
    formula.replaceWith(source && `$${source}$`);
  }
  for (const figure of part.querySelectorAll('.figure')) {
    figure.replaceWith(`\n${figure.getAttribute('aria-label')}\n`);
  }
  for (const block of part.querySelectorAll(blocks)) block.append('\n');
  const lines = (part.textContent ?? '').split('\n').map((line) => line.trim());
  const quoted = lines.filter((line) => line !== '').map((line) => `> ${line}\n`);
  return quoted.length === 0 ? '' : `${quoted.join('>\n')}\n`;
}
