import { createHash } from 'node:crypto';
import { renderLatex } from '#markup/render-latex.ts';
import { questionImagePath } from '#shared/domain/questions.ts';
import { escapeXml } from '../../../lib/xml.ts';

/** Tells Anki how to read the lines below: https://docs.ankiweb.net/importing/text-files.html. */
export const cardHeader = [
  '#separator:tab',
  '#html:true',
  '#notetype:Basic',
  '#guid column:1',
  // Unlike a deck for the whole file, one in a column is created if it does not exist.
  '#deck column:2',
  '#tags column:5',
  // Otherwise Anki repeats the choice made at the last import, such as keeping existing cards.
  '#if matches:update current',
  '',
].join('\n');

export interface Card {
  question: {
    id: number;
    name: string;
    description: string;
    imageUrl: string | null;
    category: string;
    difficulty: string;
  };
  deck: string;
  /** The answer and the solution, as Markdown with formulas. */
  back: readonly string[];
  /** Why the back lacks the solution, if it does. */
  note: string | null;
}

/** One card. Anki updates a card that it already has, whatever list it came from. */
export function cardLine({ question, deck, back, note }: Card, appUrl: string): string {
  const url = `${appUrl}/question/${question.id}`;
  const { name, description, imageUrl, category, difficulty } = question;
  const front = [
    `<p><b>${escapeXml(name)}</b></p>`,
    imageUrl && `<p><img src="${escapeXml(questionImagePath(imageUrl))}"></p>`,
    renderLatex(description),
  ];
  const link = `<p>${note ? `${note} ` : ''}<a href="${url}">${url}</a></p>`;
  return [
    guidOf(url),
    deck,
    toField(front.filter(Boolean).join(''), appUrl),
    toField([...back.map(renderLatex), link].join(''), appUrl),
    [category, difficulty].map((tag) => tag.trim().replaceAll(/\s+/g, '_')).join(' '),
  ]
    .map(quoted)
    .join('\t')
    .concat('\n');
}

/**
 * Anki looks up a deck by the name in the file but stores a normalized name: if the two differed,
 * each card would get its own deck. It takes a number for the id of a deck.
 */
export function deckName(site: string, list: string | null): string {
  const name = (list === null ? [site] : [site, list]).map(deckPart).join('::');
  return /^[+-]?\d+$/.test(name) ? `Deck ${name}` : name;
}

/** Two colons would nest decks. */
function deckPart(text: string): string {
  const plain = text
    .normalize('NFC')
    .replaceAll(/\p{Cc}/gu, '')
    .replaceAll(/:{2,}/g, ':');
  return plain.replaceAll(/^[\s:]+|[\s:]+$/g, '') || 'blank';
}

/** Always the same for a question, and different on another site. */
function guidOf(url: string): string {
  return createHash('sha256').update(url).digest('base64url').slice(0, 16);
}

/** On one line, with links that point to the site. */
function toField(html: string, appUrl: string): string {
  return html
    .replaceAll(/<pre[\s\S]*?<\/pre>/g, (code) =>
      code.trimEnd().replaceAll('\n', '<br>').replaceAll('\t', '&#9;'),
    )
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (href|src)="\/(?!\/)/g, ` $1="${appUrl}/`)
    .trim();
}

function quoted(field: string): string {
  return `"${field.replaceAll('"', '""')}"`;
}
