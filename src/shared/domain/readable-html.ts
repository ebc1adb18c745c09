import { shorten } from './excerpt.ts';
import { toReadableMath } from './readable-math.ts';

const parts =
  /<(?<closing>\/?)(?<tag>[a-z][a-z\d]*)(?<attributes>(?:[^>"]|"[^"]*")*)>|(?<text>[^<]+)/g;
/** Tags that end a word; other tags may occur inside one. */
const blocks = /^(?:blockquote|br|div|h\d|hr|li|ol|p|pre|t[dhr]|table|ul)$/;
const entities = new Map([
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&nbsp;', ' '],
  ['&#x27;', "'"],
  ['&amp;', '&'],
]);

/**
 * The plain text of HTML from the site's own renderer, cut between words and without spoilers.
 * Figures are told by their names. Works only for that HTML, even as browsers serialize it, in
 * which every `<` begins a tag.
 */
export function toReadableHtml(html: string, longest: number): string {
  let text = '';
  for (const words of wordsIn(html)) {
    text = (text + words).replaceAll(/\s+/g, ' ').trimStart();
    // A trailing space may be left.
    if (text.length > longest + 1) break;
  }
  return shorten(text.trimEnd(), longest);
}

function* wordsIn(html: string): Generator<string> {
  // The number of open elements of this kind.
  let spoilers = 0;
  let formula = 0;
  let isInFigure = false;
  let isSource = false;
  for (const { groups = {} } of html.matchAll(parts)) {
    const { closing, tag = '', attributes = '', text = '' } = groups;
    const step = closing ? -1 : 1;
    if (tag === 'details') {
      if (spoilers === 0) yield isInline(attributes) ? '[spoiler]' : ' [spoiler] ';
      spoilers += step;
    }
    if (spoilers > 0) continue;
    if (tag === 'svg' && formula === 0) {
      isInFigure = !closing;
      yield ` ${nameIn(attributes)} `;
    }
    if (isInFigure) continue;
    if (tag === 'span' && (formula > 0 || attributes === ' class="katex"')) {
      formula += step;
    } else if (tag === 'annotation') {
      isSource = !closing;
    } else if (isSource) {
      yield toReadableMath(decode(text));
    } else if (formula === 0) {
      yield blocks.test(tag) ? ' ' : decode(text);
    }
  }
}

function nameIn(attributes: string): string {
  return decode(/ aria-label="([^"]*)"/.exec(attributes)?.[1] ?? '');
}

function isInline(attributes: string): boolean {
  return attributes.includes('spoiler-inline');
}

function decode(text: string): string {
  return text.replaceAll(
    /&(?:lt|gt|quot|nbsp|amp|#x27);/g,
    (entity) => entities.get(entity) ?? entity,
  );
}
