import type { Answer } from '#shared/contracts/answer.ts';
import { type NumericAnswer, rubricPoints, valueOfAnswer } from '#shared/domain/answer-value.ts';

/** The answer as Markdown with formulas. */
export function answerMarkup(answer: Answer): string {
  if (answer.kind === 'open') return answer.model ?? asList(rubricPoints(answer.rubric));
  if (answer.kind === 'parts') {
    return answer.parts
      .map((part, index) => `${index + 1}. ${answerMarkup(part.answer)}`)
      .join('\n');
  }
  if (answer.kind === 'interval') return withUnit(grouped(answer.value), answer.unit);
  if (answer.kind === 'choice') return answer.choices[answer.value - 1] ?? '';
  return withUnit(amountMarkup(answer), answer.unit);
}

function amountMarkup(answer: NumericAnswer): string {
  switch (answer.kind) {
    case 'number':
      return roundedAsAsked(answer);
    case 'fraction': {
      const [, sign, numerator, denominator] = /^(-?)(\d+)\/(\d+)$/.exec(answer.value) ?? [];
      return withDecimal(`${sign}\\frac{${numerator}}{${denominator}}`, valueOfAnswer(answer));
    }
    case 'expression':
      return withDecimal(answer.value, answer.numeric);
  }
}

function roundedAsAsked({ value, digits, places }: Extract<NumericAnswer, { kind: 'number' }>) {
  if (digits !== undefined)
    return value.toLocaleString('en', {
      minimumSignificantDigits: digits,
      maximumSignificantDigits: digits,
    });
  if (places !== undefined)
    return value.toLocaleString('en', {
      minimumFractionDigits: places,
      maximumFractionDigits: places,
    });
  return grouped(value);
}

function grouped(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: 12 });
}

function asList(points: string[]): string {
  return points.map((point) => `- ${point}`).join('\n');
}

function withUnit(amount: string, unit: string | undefined): string {
  if (unit === undefined) return amount;
  return unit === '%' ? `${amount}%` : `${amount} ${unit}`;
}

function withDecimal(formula: string, value: number): string {
  const decimal = Number(value.toPrecision(4));
  return `$${formula} ${decimal === value ? '=' : '\\approx'} ${decimal}$`;
}
