import type { Values } from '#shared/formulas/value.ts';
import { findPlaceholders, findPlaces, type Placeholder } from './find-placeholders.ts';
import { type Place, showValue } from './show-value.ts';

/** Thrown for a placeholder without a value. */
export class MissingValue extends Error {
  override readonly name = 'MissingValue';
}

/** A Markdown text, to be filled with one set of values after the other. */
export function readMarkup(text: string): (values: Values) => string {
  const placeholders = findPlaceholders(text);
  const placeAt = findPlaces(text, placeholders);
  return (values) => replace(text, placeholders, values, ({ start }) => placeAt(start));
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
  const keep = (to: number) => {
    const part = text.slice(end, to);
    const odd = /#\{.{0,40}/.exec(part)?.[0];
    if (odd !== undefined) throw new RangeError(`This placeholder cannot be read: ${odd}`);
    filled += part;
  };
  for (const placeholder of placeholders) {
    keep(placeholder.start);
    filled += show(placeholder, values, placeOf(placeholder));
    end = placeholder.end;
  }
  keep(text.length);
  return filled;
}

function show({ formula, format }: Placeholder, values: Values, place: Place): string {
  const value = values.get(formula);
  if (value === undefined) throw new MissingValue(`#{${formula}} has no value.`);
  try {
    return showValue(value, format, place);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new RangeError(`#{${formula}}: ${error.message}`, { cause: error });
  }
}
