import { type NumericAnswer, valueOfAnswer } from '#shared/domain/answer-value.ts';

interface Spellings {
  /** As typed on a keyboard. */
  plain: string[];
  latex: string[];
}

/** Ways in which people write a stated answer. */
export function spellingsOf(answer: NumericAnswer): Spellings {
  const { plain, latex } = spellAmount(answer);
  if (answer.unit !== undefined) {
    return { plain: [...plain, ...plain.map((amount) => `${amount} ${answer.unit}`)], latex };
  }
  return { plain: [...plain, `${(valueOfAnswer(answer) * 100).toPrecision(10)}%`], latex };
}

function spellAmount(answer: NumericAnswer): Spellings {
  switch (answer.kind) {
    case 'fraction':
      return spellFraction(answer.value);
    case 'number':
      return spellNumber(answer.value);
    case 'expression':
      return spellExpression(answer.value, answer.numeric);
  }
}

function spellFraction(value: string): Spellings {
  const [, sign = '', above = '', below = ''] = /^(-?)(\d+)\/(\d+)$/.exec(value) ?? [];
  return {
    plain: [
      value,
      `${sign}${above} / ${below}`,
      `${sign}(${above})/(${below})`,
      `${sign}${above}÷${below}`,
      `${sign}${BigInt(above) * 6n}/${BigInt(below) * 6n}`,
      `1 - (${BigInt(below) - BigInt(`${sign}${above}`)})/${below}`,
      (Number(`${sign}${above}`) / Number(below)).toPrecision(10),
    ],
    latex: [`${sign}\\frac{${above}}{${below}}`, `$${sign}\\dfrac{${above}}{${below}}$`],
  };
}

function spellNumber(value: number): Spellings {
  const text = String(value);
  return {
    plain: [
      text,
      ` ${text} `,
      value.toLocaleString('en', { maximumFractionDigits: 12 }),
      value.toExponential(),
      `(${text})`,
    ],
    latex: [`$${text}$`],
  };
}

function spellExpression(value: string, numeric: number): Spellings {
  const keyboard = toKeyboard(value);
  return {
    plain: [
      keyboard,
      keyboard.replaceAll('sqrt', '√').replaceAll('pi', 'π'),
      keyboard.replaceAll(/(?<=\d)\s*(?=sqrt|ln|pi|e|\()/g, '*'),
      keyboard.replaceAll(/\s*([+-])\s*/g, ' $1 '),
      `(${keyboard})`,
      keyboard.toUpperCase(),
      numeric.toPrecision(12),
    ],
    latex: [
      value,
      `$${value.replaceAll('\\frac', '\\tfrac')}$`,
      value.replaceAll('(', '\\left(').replaceAll(')', '\\right)'),
    ],
  };
}

/** `\frac{3}{2}\ln 3` as `3/2 ln 3`. */
function toKeyboard(latex: string): string {
  const step = latex
    .replaceAll(/\\sqrt\{([^{}]*)\}/g, 'sqrt($1)')
    .replaceAll(/\\frac\{(\d+)\}\{(\d+)\}/g, '$1/$2 ')
    .replaceAll(/\\frac\{([^{}]*)\}\{([^{}]*)\}/g, '($1)/($2)')
    .replaceAll(/\^\{([^{}]*)\}/g, '^($1)');
  return step === latex ? latex.replaceAll('\\', '').trim() : toKeyboard(step);
}
