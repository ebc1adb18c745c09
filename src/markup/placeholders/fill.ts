import type { Values } from '#shared/formulas/value.ts';
import { findPlaceholders, findPlaces, type Placeholder } from './find-placeholders.ts';
import { type Place, showValue } from './show-value.ts';

/** Thrown for a placeholder without a value. */
export class MissingValue extends Error {
  override readonly name = 'MissingValue';
}

/** A Markdown text with its values in place of its placeholders. */
export function fillMarkup(text: string, values: Values): string {
  const placeholders = findPlaceholders(text);
  const placeAt = findPlaces(text, placeholders);
  return replace(text, placeholders, values, ({ start }) => placeAt(start));
}

/** Text that is not Markdown. */
export function fillPlain(text: string, values: Values, place: Place): string {
  return replace(text, findPlaceholders(text), values, () => place);
}

function replace(
  text: string,
  placeholders: Placeholder[],
  values: Values,
  placeOf: (placeholder: Placeholder) => Place,
): string {
  let filled = '';
  let end = 0;
  for (const placeholder of placeholders) {
    const value = values.get(placeholder.formula);
    if (value === undefined) throw new MissingValue(`#{${placeholder.formula}} has no value.`);
    const shown = showValue(value, placeholder.format, placeOf(placeholder));
    filled += text.slice(end, placeholder.start) + shown;
    end = placeholder.end;
  }
  return filled + text.slice(end);
}
