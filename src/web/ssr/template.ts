import { renderToString } from 'react-dom/server';
import { statusNames, statusOfName } from '#shared/domain/question-status.ts';
import { StatusSign } from '../features/questions/question-list/status-mark.tsx';
import { hydrationStateStart } from '../lib/hydration-state.tsx';
import { type PersonalValues, placeholders } from './depersonalize.ts';

interface Slot {
  name: string;
  /** Whether it is in the page's data rather than its markup. */
  isData: boolean;
}

/** A page with slots in place of placeholders. */
export type Template = readonly (string | Slot)[];

export function toTemplate(html: string): Template {
  const start = html.indexOf(hydrationStateStart);
  const end = html.indexOf('</script>', start);
  if (start === -1) throw new Error('A page without data cannot be shared');
  return [
    ...split(html.slice(0, start), placeholders, false),
    // Includes the quotation marks, since the value may be a number.
    ...split(html.slice(start, end), new RegExp(`"${placeholders.source}"`), true),
    ...split(html.slice(end), placeholders, false),
  ];
}

function split(text: string, pattern: RegExp, isData: boolean): (string | Slot)[] {
  // Every second part is the name from a placeholder.
  return text
    .split(pattern)
    .map((part, place) => (place % 2 === 1 ? { name: part, isData } : part));
}

export function fill(template: Template, values: PersonalValues): string {
  return template
    .map((part) => {
      if (typeof part === 'string') return part;
      const value = values.get(part.name) ?? null;
      return part.isData ? toData(value) : toMarkup(part.name, value);
    })
    .join('');
}

/** Escaped as in the script of the hydration state. */
function toData(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function toMarkup(name: string, value: unknown): string {
  return name.startsWith('status ') ? (signs.get(value) ?? '') : escapeText(String(value));
}

const signs = new Map<unknown, string>(
  statusNames.map(statusOfName).map((status) => [status, renderToString(StatusSign({ status }))]),
);

const escapes: Record<string, string> = {
  '"': '&quot;',
  "'": '&#x27;',
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
};

/** Like React, both in texts and in attributes. */
function escapeText(text: string): string {
  return text.replace(/["'&<>]/g, (character) => escapes[character] ?? character);
}
