/** In a Markdown text, also in one with placeholders. */
const block = /^[ \t]*(`{3,}|~{3,}) *figure[ \t]*\n([\s\S]*?)^[ \t]*\1[`~]*[ \t]*$/gm;
const blockBetweenLines = new RegExp(`(?:\\n*${block.source}\\n*)+`, 'gm');

export function figuresIn(markdown: string): string[] {
  return [...markdown.matchAll(block)].map(([, , source = '']) => source);
}

/** The text is the same before its first figure is added. */
export function withoutFigures(markdown: string): string {
  const rest = markdown.replaceAll(blockBetweenLines, '\n\n');
  return rest === markdown ? markdown : rest.trim();
}

/** With what can be read of each figure in its place: its alt, its labels, and what its axes say. */
export function withFiguresInWords(markdown: string): string {
  return markdown.replaceAll(block, (_all, _fence, source: string) => wordsInFigure(source));
}

export function wordsInFigure(source: string): string {
  return source.split('\n').flatMap(wordsOfLine).join('\n');
}

const told = /^\s*(?:alt|[xy] axis):(.*)$/;
const ticks = /^\s*[xy] ticks:(.*)$/;
/** Behind the point, which may have placeholders with spaces. */
const label = /^\s*(?:[a-z]+ +)*label(?: +[a-z]+)*:\s*(?:#\{[^{}]*\}|\S)+(.*)$/;

function wordsOfLine(line: string): string[] {
  const text = told.exec(line)?.[1] ?? label.exec(line)?.[1];
  if (text !== undefined) return [text.trim()];
  const shown = ticks.exec(line)?.[1];
  return shown === undefined ? [] : [shown.split(/,\s+/).map(nameOfTick).join(', ')];
}

const nameOfTick = (tick: string) => (tick.split('=')[1] ?? tick).trim();
