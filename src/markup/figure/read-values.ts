import { FigureError, type Point, type Range, type Tick } from './figure.ts';

const number = /^([-−]?\d{1,9}(?:\.\d{1,12})?)(?:\/(\d{1,9}))?$/;
const longestText = 60;

/** A decimal or a fraction, as placeholders show them in code. */
export function readNumber(text: string): number {
  const [, numerator = '', denominator = '1'] = number.exec(text) ?? [];
  const value = Number(numerator.replace('−', '-')) / Number(denominator);
  if (numerator === '' || !Number.isFinite(value)) {
    throw new FigureError(`“${shown(text)}” is no number, such as 12.5 or 3/4`);
  }
  return value;
}

/** `80 to 120` */
export function readRange(text: string): Range {
  const [from = '', to = '', ...more] = text.split(/ +to +/);
  const range = { from: readNumber(from), to: readNumber(to) };
  if (more.length > 0) throw new FigureError(`“${shown(text)}” is no range, such as 0 to 10`);
  return range;
}

/** `0,0 10,5` */
export function readPoints(text: string): Point[] {
  return words(text).map(readPoint);
}

export function readPoint(text: string): Point {
  const [x = '', y, ...more] = text.split(',');
  if (y === undefined || more.length > 0) {
    throw new FigureError(`“${shown(text)}” is no point, such as 2,3.5`);
  }
  return { x: readNumber(x), y: readNumber(y) };
}

/** `80, 100 = strike, 1000 = 1,000` */
export function readTicks(text: string): Tick[] {
  return text.split(/,\s+/).map((tick) => {
    const [at = '', name, ...more] = tick.split('=').map((part) => part.trim());
    if (more.length > 0) throw new FigureError(`“${shown(tick)}” is no tick, such as 3 or 3 = K`);
    return { at: readNumber(at), text: readText((name ?? at).replace(/^-(?=\d)/, '−')) };
  });
}

export function readText(text: string): string {
  if (text === '') throw new FigureError('There is no text');
  if (text.length > longestText) {
    throw new FigureError(`“${shown(text)}” is longer than ${longestText} characters`);
  }
  return text;
}

export const words = (text: string) => text.split(/\s+/).filter((word) => word !== '');

export const shown = (text: string) => (text.length > 30 ? `${text.slice(0, 30)}…` : text);
