import { type ClosedAnswer, valueOfAnswer } from '#shared/domain/answer-value.ts';

/** The answer as Markdown with formulas. */
export function answerMarkup(answer: ClosedAnswer): string {
  switch (answer.kind) {
    case 'choice':
      return answer.choices[answer.value - 1] ?? '';
    case 'number': {
      const number = answer.value.toLocaleString('en', { maximumFractionDigits: 12 });
      if (!answer.unit) return number;
      return answer.unit === '%' ? `${number}%` : `${number} ${answer.unit}`;
    }
    case 'fraction': {
      const [, sign, numerator, denominator] = /^(-?)(\d+)\/(\d+)$/.exec(answer.value) ?? [];
      return withDecimal(`${sign}\\frac{${numerator}}{${denominator}}`, valueOfAnswer(answer));
    }
    case 'expression':
      return withDecimal(answer.value, answer.numeric);
  }
}

function withDecimal(formula: string, value: number): string {
  const decimal = Number(value.toPrecision(4));
  return `$${formula} ${decimal === value ? '=' : '\\approx'} ${decimal}$`;
}
