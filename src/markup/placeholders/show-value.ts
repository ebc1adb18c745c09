import { fraction, multiply, toDecimal, toNumber } from '#shared/domain/fraction.ts';
import { asNumber, isFraction, type Value } from '#shared/formulas/value.ts';
import { toDigits, toPlaces } from './decimal.ts';
import { article, howOften, inWords, ordinal, ordinalInWords } from './number-words.ts';

/** Where a placeholder is: in Markdown's prose, in LaTeX, in plain prose, or in code. */
export type Place = 'markdown' | 'formula' | 'plain' | 'code';

const isProse = (place: Place) => place === 'markdown' || place === 'plain';

/** `word`, `places 3`, `signed fraction`: a format's name and what follows it. */
type Show = (value: Value, place: Place, more: string) => string;

const most = 6;

/** Throws a RangeError, for the author, if the format does not suit the value. */
export function showValue(value: Value, format: string, place: Place): string {
  const pair = format.split('/');
  if (pair.length === 2) return isOne(value) ? (pair[0] ?? '') : (pair[1] ?? '');
  const [, name = '', more = ''] = /^(\w*)\s*(.*)$/.exec(format.trim()) ?? [];
  const show = formats.get(name);
  if (!show || (more !== '' && !takesMore.includes(name))) {
    throw new RangeError(`There is no format ${format}.`);
  }
  return show(value, place, more);
}

const takesMore = ['percent', 'places', 'digits', 'signed', 'coefficient'];

/** In digits; fractions as decimals if those end soon. */
function plain(value: Value): string {
  if (!isFraction(value)) throw new RangeError(`${value} needs a format, such as places 3.`);
  const decimal = toDecimal(value);
  if (decimal === null || (decimal.split('.')[1] ?? '').length > most) {
    const { numerator, denominator } = value;
    throw new RangeError(`${numerator}/${denominator} needs a format, such as fraction.`);
  }
  return decimal;
}

/** With commas between thousands: in prose from 1,000, in formulas from 10,000. */
function group(digits: string, place: Place): string {
  const whole = /\d+/.exec(digits)?.[0] ?? '';
  if (place === 'code' || whole.length < (isProse(place) ? 4 : 5)) return digits;
  const comma = isProse(place) ? ',' : '{,}';
  return digits.replace(whole, whole.replaceAll(/\B(?=(\d{3})+$)/g, comma));
}

const minus = (digits: string, place: Place) =>
  isProse(place) ? digits.replace('-', '−') : digits;

const number = (digits: string, place: Place) => minus(group(digits, place), place);

function showFraction(value: Value, place: Place): string {
  if (!isFraction(value)) throw new RangeError(`${value} is no fraction.`);
  const { numerator, denominator } = value;
  if (denominator === 1n) return number(String(numerator), place);
  if (place !== 'formula') return minus(`${numerator}/${denominator}`, place);
  const size = numerator < 0n ? -numerator : numerator;
  return `${numerator < 0n ? '-' : ''}\\frac{${size}}{${denominator}}`;
}

/** On one line, also in formulas. */
function showSlash(value: Value, place: Place): string {
  if (place !== 'formula') return showFraction(value, place);
  return showFraction(value, 'code');
}

function showPercent(value: Value, place: Place, more: string): string {
  const hundredfold = isFraction(value) ? multiply(value, fraction(100)) : asNumber(value) * 100;
  const digits = more === '' ? plain(hundredfold) : toPlaces(hundredfold, count(more));
  return `${number(digits, place)}${place === 'formula' ? '\\%' : '%'}`;
}

/** In dollars, with cents if there are any. */
function showMoney(value: Value, place: Place): string {
  const isWhole = isFraction(value) && value.denominator === 1n;
  const digits = isWhole ? plain(value) : toPlaces(value, 2);
  const dollar = place === 'markdown' || place === 'formula' ? '\\$' : '$';
  const sign = digits.startsWith('-') ? minus('-', place) : '';
  return `${sign}${dollar}${group(digits.replace('-', ''), place)}`;
}

/** `+ 3` or `- 3`, as it follows other terms. */
function showSigned(value: Value, place: Place, more: string): string {
  const isNegative = asNumber(value) < 0;
  const size = isNegative ? negated(value) : value;
  const sign = isNegative ? minus('-', place) : '+';
  const space = place === 'formula' ? '' : ' ';
  return `${sign}${space}${showValue(size, more, place)}`;
}

/** Before a symbol: nothing for 1. */
function showCoefficient(value: Value, place: Place, more: string): string {
  const number = asNumber(value);
  if (number === 1) return '';
  return number === -1 ? minus('-', place) : showValue(value, more, place);
}

function negated(value: Value): Value {
  return isFraction(value) ? multiply(value, fraction(-1)) : -asNumber(value);
}

const isOne = (value: Value) => value === true || (value !== false && asNumber(value) === 1);

function count(text: string): number {
  if (!/^\d{1,2}$/.test(text)) throw new RangeError(`How many digits? “${text}” is no number.`);
  return Number(text);
}

function whole(value: Value): number {
  if (!isFraction(value) || value.denominator !== 1n || value.numerator < 0n) {
    throw new RangeError(`${isFraction(value) ? toNumber(value) : value} is no whole number.`);
  }
  return toNumber(value);
}

const ofWhole =
  (words: (number: number) => string): Show =>
  (value, place) =>
    group(words(whole(value)), place);

const capital = (show: Show): Show => {
  return (value, place, more) => {
    const text = show(value, place, more);
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
  };
};

const word = ofWhole((number) => inWords(number) ?? String(number));
const nth = ofWhole((number) => ordinalInWords(number) ?? ordinal(number));
const often = ofWhole(howOften);
const a = ofWhole(article);

const formats: ReadonlyMap<string, Show> = new Map<string, Show>([
  ['', (value, place) => number(plain(value), place)],
  ['plain', (value, place) => minus(plain(value), place)],
  ['word', word],
  ['Word', capital(word)],
  ['ordinal', ofWhole(ordinal)],
  ['nth', nth],
  ['Nth', capital(nth)],
  ['times', often],
  ['Times', capital(often)],
  ['a', a],
  ['A', capital(a)],
  ['fraction', showFraction],
  ['slash', showSlash],
  ['percent', showPercent],
  ['money', showMoney],
  ['places', (value, place, more) => number(toPlaces(value, count(more)), place)],
  ['digits', (value, place, more) => number(toDigits(value, count(more)), place)],
  ['signed', showSigned],
  ['coefficient', showCoefficient],
]);
