interface Sections {
  question: string;
  hints: string[];
  solution: string;
}

const headings = ['Question', 'Hint', 'Solution'];

/** Splits a text at `# Question`, any number of `# Hint`, and `# Solution`. */
export function readSections(text: string): Sections | { problem: string } {
  const found: { heading: string; lines: string[] }[] = [];
  let fence: string | null = null;
  for (const line of text.split('\n')) {
    fence = fenceAfter(line, fence);
    const heading = fence ? undefined : /^#[ \t]+(.*?)[ \t]*$/.exec(line)?.[1];
    const section = found.at(-1);
    if (heading !== undefined) found.push({ heading, lines: [] });
    else if (section) section.lines.push(line);
    else if (line.trim()) return { problem: `"${line.trim()}" comes before # Question` };
  }
  const unknown = found.find(({ heading }) => !headings.includes(heading));
  if (unknown)
    return { problem: `unknown heading # ${unknown.heading}: use # Question, # Hint, # Solution` };
  const order = found.map(({ heading }) => heading).join(' ');
  if (!/^Question( Hint)* Solution$/.test(order)) {
    return { problem: 'write one # Question, then any number of # Hint, then one # Solution' };
  }
  const texts = found.map(({ lines }) => lines.join('\n').trim());
  const empty = texts.indexOf('');
  if (empty >= 0) return { problem: `# ${found[empty]?.heading} is empty` };
  const [question = '', ...others] = texts;
  const solution = others.pop() ?? '';
  return { question, hints: others, solution };
}

/** The open code fence after a line, or null: `#` in code is not a heading. */
function fenceAfter(line: string, fence: string | null): string | null {
  const marks = /^ {0,3}(`{3,}|~{3,})(.*)$/.exec(line);
  if (!marks) return fence;
  const [, mark = '', rest = ''] = marks;
  if (!fence) return mark.startsWith('`') && rest.includes('`') ? null : mark;
  return mark.startsWith(fence) && rest.trim() === '' ? null : fence;
}
