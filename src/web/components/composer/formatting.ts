export interface Selected {
  text: string;
  selectionStart: number;
  selectionEnd: number;
}

export type Format = (area: Selected) => Selected;

/** Bold and the like: toggles marks around the selection. */
export function surround(mark: string, placeholder: string): Format {
  return (area) => {
    const { text, selectionStart: start, selectionEnd: end } = area;
    const chosen = chosenIn(area);
    if (isWithinMarks(area, mark)) {
      const before = text.slice(0, start - mark.length);
      return selected(before, chosen, text.slice(end + mark.length));
    }
    if (chosen.length > 2 * mark.length && isMarked(chosen, mark)) {
      return selected(
        text.slice(0, start),
        chosen.slice(mark.length, -mark.length),
        text.slice(end),
      );
    }
    // Marks must touch the text, not the whitespace around it.
    const [, lead = '', core = '', tail = ''] = /^(\s*)(.*?)(\s*)$/s.exec(chosen) ?? [];
    return selected(
      text.slice(0, start) + lead + mark,
      core || placeholder,
      mark + tail + text.slice(end),
    );
  };
}

/** Lists and quotes: toggles a mark at the start of each line. */
export function beginLines(mark: string): Format {
  return (area) => {
    const { text } = area;
    const start = text.lastIndexOf('\n', area.selectionStart - 1) + 1;
    const end = endOfLine(text, area.selectionEnd);
    const lines = text.slice(start, end).split('\n');
    const isMarkedAlready = lines.every((line) => line.startsWith(mark));
    const changed = lines.map((line) => (isMarkedAlready ? line.slice(mark.length) : mark + line));
    const block = changed.join('\n');
    const before = text.slice(0, start);
    const after = text.slice(end);
    if (lines.length > 1) return selected(before, block, after);
    return selected(before + block, '', after);
  };
}

/** Puts the selection between two lines, with blank lines around them. */
export function fence(open: string, close: string, placeholder: string): Format {
  return (area) => {
    const before = area.text.slice(0, area.selectionStart);
    const after = area.text.slice(area.selectionEnd);
    return selected(
      `${before}${gapAfter(before)}${open}\n`,
      chosenIn(area).replace(/^\n+|\n+$/g, '') || placeholder,
      `\n${close}${gapBefore(after)}${after}`,
    );
  };
}

/** Uses one format within a line, and another for several lines. */
export function byLines(withinLine: Format, severalLines: Format): Format {
  return (area) => (chosenIn(area).trim().includes('\n') ? severalLines : withinLine)(area);
}

/** Selects what is still missing: the URL, or the link text where the URL was selected. */
export const link: Format = (area) => {
  const before = area.text.slice(0, area.selectionStart);
  const after = area.text.slice(area.selectionEnd);
  const chosen = chosenIn(area);
  if (/^https?:\/\/\S+$/.test(chosen))
    return selected(`${before}[`, 'text', `](${chosen})${after}`);
  return selected(`${before}[${chosen || 'text'}](`, 'https://', `)${after}`);
};

function selected(before: string, chosen: string, after: string): Selected {
  return {
    text: before + chosen + after,
    selectionStart: before.length,
    selectionEnd: before.length + chosen.length,
  };
}

function chosenIn({ text, selectionStart, selectionEnd }: Selected): string {
  return text.slice(selectionStart, selectionEnd);
}

/** In `$$x$$`, the inner dollar signs are only a part of the mark. */
function isWithinMarks({ text, selectionStart, selectionEnd }: Selected, mark: string): boolean {
  const before = text.slice(0, selectionStart);
  const after = text.slice(selectionEnd);
  const longer = mark.slice(0, 1) + mark;
  return (
    before.endsWith(mark) &&
    after.startsWith(mark) &&
    !(before.endsWith(longer) && after.startsWith(longer))
  );
}

function isMarked(chosen: string, mark: string): boolean {
  const longer = mark.slice(0, 1) + mark;
  return (
    chosen.startsWith(mark) &&
    chosen.endsWith(mark) &&
    !(chosen.startsWith(longer) && chosen.endsWith(longer))
  );
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end === -1 ? text.length : end;
}

function gapAfter(before: string): string {
  if (before === '' || before.endsWith('\n\n')) return '';
  return before.endsWith('\n') ? '\n' : '\n\n';
}

function gapBefore(after: string): string {
  if (after === '' || after.startsWith('\n\n')) return '';
  return after.startsWith('\n') ? '\n' : '\n\n';
}
