import { typedUnit, type Unit } from './units.ts';

interface Split {
  amount: string;
  /** Null if none was typed. */
  unit: Unit | null;
  unitLatex: string;
}

const dollarSign = /^([+-]?)\s*(?:(?:us\s*)?\\?\$|usd\b)\s*/i;
/** Where a word or sign that may be a unit begins. */
const beginnings = /(?<![a-z\\])(?=[a-zµμ¢]|\\?[%$]|\/\s*[a-z])/gi;

/** `$0.80 per minute` as 0.80 and dollars per minute. */
export function splitUnit(text: string, asked: string | null): Split {
  const bare = text.replace(dollarSign, '$1');
  const isMoney = bare !== text;
  for (const { index } of bare.matchAll(beginnings)) {
    const words = bare.slice(index).trim();
    const amount = bare.slice(0, index).trim();
    const money = isMoney ? [`dollars ${words}`, `${words} dollars`] : [];
    for (const spelled of isMoney ? money : [words]) {
      const unit = amount === '' ? null : typedUnit(spelled, asked);
      if (unit) return { amount, unit, unitLatex: inLatex(spelled) };
    }
  }
  if (!isMoney) return { amount: bare, unit: null, unitLatex: '' };
  const dollars = ['dollars', ...(asked?.split(' per ').slice(1) ?? [])].join(' per ');
  return { amount: bare, unit: typedUnit(dollars, asked), unitLatex: inLatex(dollars) };
}

function inLatex(words: string): string {
  return /^(\\?%|per ?cent|pct)$/i.test(words) ? '\\%' : `\\ \\text{${words}}`;
}
