import katex from 'katex';
import { caps } from './caps.ts';
import { breakIntoLines, breakingSpaces } from './formula-lines.ts';

export type Drawn = { html: string } | Refused;

export interface Refused {
  reason: string;
  /** Refused by a cap, not because of a mistake in the LaTeX. */
  overCap: boolean;
}

export function drawFormula(tex: string, display: boolean): Drawn {
  if (tex.length > caps.formulaLength) {
    return overCap(`is longer than ${caps.formulaLength.toLocaleString('en')} characters`);
  }
  const definition = findDefinition(tex);
  if (definition) return overCap(`defines a command (${definition}), which is not supported`);
  const drawn = callKatex(tex, display);
  return 'html' in drawn && elementDepth(drawn.html) > caps.formulaDepth ? tooDeep : drawn;
}

const tooDeep = overCap('is nested too deeply');

function overCap(what: string): Refused {
  return { reason: `A formula ${what}`, overCap: true };
}

function callKatex(tex: string, display: boolean): Drawn {
  try {
    const html = katex.renderToString(tex, {
      displayMode: display,
      output: 'htmlAndMathml',
      trust: false,
      strict: 'ignore',
      throwOnError: true,
      maxExpand: caps.formulaExpansions,
      maxSize: caps.formulaSize,
      ...(display && { macros: { ...breakingSpaces } }),
    });
    return { html: display ? breakIntoLines(html) : html };
  } catch (error) {
    if (error instanceof RangeError) return tooDeep;
    if (!(error instanceof katex.ParseError)) return { reason: 'Not a formula', overCap: false };
    if (error.rawMessage.startsWith('Too many expansions')) return overCap('expands too much');
    return { reason: error.rawMessage, overCap: false };
  }
}

const definitions = new Set(
  'def gdef edef xdef let futurelet newcommand renewcommand providecommand'.split(' '),
);

/**
 * maxExpand counts expansions, not their size: a few hundred uses of a long definition are half a
 * megabyte of LaTeX. KaTeX's own commands use each argument once, so they cannot do that.
 */
function findDefinition(tex: string): string | null {
  for (const [command, name = ''] of tex.matchAll(/\\(?:([a-zA-Z@]+)|[\s\S])/g)) {
    if (definitions.has(name)) return command;
  }
  return null;
}

/** KaTeX writes neither comments nor `<` and `>` inside attributes; only `path` and friends close themselves. */
function elementDepth(html: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [tag] of html.matchAll(/<[^>]*>/g)) {
    if (tag.startsWith('</')) depth -= 1;
    else if (!tag.endsWith('/>')) depth += 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
