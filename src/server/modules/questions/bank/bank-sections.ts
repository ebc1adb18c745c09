export interface Sections {
  question: string;
  hints: string[];
  solution: string;
  /** What can be checked of an answer stands in the fields. */
  followUps: { question: string; answer: string; check?: unknown }[];
}

/** The text of a linked question, and how many of the hints are for it. */
export interface PartText {
  question: string;
  hints: number;
}

const headings = ['Question', 'Part', 'Hint', 'Solution', 'Follow-up', 'Answer'];
const known = headings.map((heading) => `# ${heading}`).join(', ');

/**
 * Splits a text at `# Question`, any number of `# Hint`, `# Solution`, and any number of
 * `# Follow-up`, each with its `# Answer`. Hints may stand below the `# Part` they are for.
 */
export function readSections(
  text: string,
): { texts: Sections; parts: PartText[] } | { problem: string } {
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
  if (unknown) return { problem: `unknown heading # ${unknown.heading}: use ${known}` };
  const order = found.map(({ heading }) => heading).join(' ');
  if (!/^Question(( Hint)*|( Part( Hint)*)+) Solution( Follow-up Answer)*$/.test(order)) {
    return {
      problem:
        'write one # Question, then any number of # Hint, then one # Solution, then any number of # Follow-up with # Answer; each # Part stands before its hints',
    };
  }
  const texts = found.map(({ lines }) => lines.join('\n').trim());
  const empty = texts.indexOf('');
  if (empty >= 0) return { problem: `# ${found[empty]?.heading} is empty` };
  const under = (heading: string) => texts.filter((_, index) => found[index]?.heading === heading);
  const [question = ''] = under('Question');
  const [solution = ''] = under('Solution');
  const answers = under('Answer');
  const hintCounts = order
    .split(' Part')
    .slice(1)
    .map((part) => part.split(' Hint').length - 1);
  return {
    texts: {
      question,
      hints: under('Hint'),
      solution,
      followUps: under('Follow-up').map((asked, index) => ({
        question: asked,
        answer: answers[index] ?? '',
      })),
    },
    parts: under('Part').map((asked, index) => ({
      question: asked,
      hints: hintCounts[index] ?? 0,
    })),
  };
}

/** The open code fence after a line, or null: `#` in code is not a heading. */
function fenceAfter(line: string, fence: string | null): string | null {
  const marks = /^ {0,3}(`{3,}|~{3,})(.*)$/.exec(line);
  if (!marks) return fence;
  const [, mark = '', rest = ''] = marks;
  if (!fence) return mark.startsWith('`') && rest.includes('`') ? null : mark;
  return mark.startsWith(fence) && rest.trim() === '' ? null : fence;
}
