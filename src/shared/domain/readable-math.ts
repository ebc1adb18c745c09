const symbols = new Map([
  ['cdot', '·'],
  ['times', '×'],
  ['div', '÷'],
  ['pm', '±'],
  ['le', '≤'],
  ['leq', '≤'],
  ['ge', '≥'],
  ['geq', '≥'],
  ['ne', '≠'],
  ['neq', '≠'],
  ['lt', '<'],
  ['gt', '>'],
  ['approx', '≈'],
  ['sim', '~'],
  ['equiv', '≡'],
  ['infty', '∞'],
  ['in', '∈'],
  ['to', '→'],
  ['rightarrow', '→'],
  ['mid', '|'],
  ['vert', '|'],
  ['dots', '…'],
  ['ldots', '…'],
  ['cdots', '…'],
  ['partial', '∂'],
  ['int', ' ∫'],
  ['sum', ' Σ'],
  ['prod', ' Π'],
]);

/** Commands for size, spacing and fonts, which mean nothing in plain text. */
const silent =
  /\\(?:left|right|allowbreak|[bB]igg?[lrm]?|(?:display|text|script)style|(?:l|r)?limits|math(?:bb|bf|cal|it|rm|sf)|boldsymbol|operatorname\*?|text(?:bf|it|rm)?)(?![a-zA-Z])/g;
const group = '\\s*(?:\\{([^{}]*)\\}|([^\\s\\\\{}]))';
const fraction = new RegExp(`\\\\[dt]?frac${group}${group}`, 'g');
const root = new RegExp(`\\\\sqrt${group}`, 'g');
const script = /([\^_])\{([^{}]*)\}/g;

/** LaTeX as plain text: `\frac{1}{n}\le x^{2}` is `1/n ≤ x^2`. */
export function toReadableMath(tex: string): string {
  return innermostFirst(tex.replaceAll(/\\(?:begin|end)\{[^{}]*\}/g, ' ').replaceAll(silent, ''))
    .replaceAll(/\\\\|\\[,;:! ]|\\q?quad(?![a-zA-Z])|~/g, ' ')
    .replaceAll(/\\([a-zA-Z]+)\s*/g, (_, name: string) => symbols.get(name) ?? ` ${name} `)
    .replaceAll(/(?<!\\)[{}&]/g, '')
    .replaceAll(/\\(.)/g, '$1')
    .replaceAll(/\s*([≤≥≠≈=<>→∈≡])\s*/g, ' $1 ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([,.;)_^])|([(]) /g, '$1$2')
    .trim();
}

/** Formulas nest a few levels deep; each pass resolves one level. */
function innermostFirst(tex: string): string {
  let text = tex;
  for (let level = 0; level < 5; level += 1) {
    const next = text
      .replaceAll(script, (_, sign: string, inner: string) => sign + grouped(inner))
      .replaceAll(root, (_, braced?: string, single?: string) => `√${part(braced, single)}`)
      .replaceAll(fraction, (_, ...parts: (string | undefined)[]) => {
        const [above, aboveSingle, below, belowSingle] = parts;
        return `${part(above, aboveSingle)}/${part(below, belowSingle)}`;
      });
    if (next === text) break;
    text = next;
  }
  return text;
}

function part(braced: string | undefined, single: string | undefined): string {
  return braced === undefined ? (single ?? '') : grouped(braced);
}

function grouped(inner: string): string {
  const text = inner.trim();
  return /^(?:\\?[\w.]+|\\?.)$/.test(text) ? text : `(${text})`;
}
