import { decimal, point, type Sliders } from '../tools/figure.ts';

/**
 * The growth of 1/x − n in a day over the growth of ln(1/x), at days 20, 40, 80, …, extrapolated
 * to risk zero by the polynomial through these points (Neville).
 */
export function exact(): number {
  const risks: number[] = [];
  const quotients: number[] = [];
  let risk = 1;
  for (let day = 0; day <= 640; day += 1) {
    const next = risk * Math.exp(-risk);
    if (day % 20 === 0 && Number.isInteger(Math.log2(day / 20))) {
      risks.push(risk);
      quotients.push((Math.expm1(risk) / risk - 1) / Math.log(risk / next));
    }
    risk = next;
  }
  for (let width = 1; width < risks.length; width += 1) {
    for (let i = 0; i + width < risks.length; i += 1) {
      const [a, b] = [risks[i] ?? 0, risks[i + width] ?? 0];
      quotients[i] = (a * (quotients[i + 1] ?? 0) - b * (quotients[i] ?? 0)) / (a - b);
    }
  }
  return quotients[0] ?? 0;
}

/** What a day adds to the reciprocal beyond one, over x: for the rule x(1 − x), and to first order. */
export function mistakes(): number[] {
  const x = 1e-12;
  return [1 / (1 - x), 0];
}

export function sliders(): Sliders {
  return { days: { from: 10, to: 1000, step: 10, start: 100 } };
}

/** How far the reciprocal of the risk is ahead of the days, day by day. */
export function figure({ days = 100 }: Record<string, number>): string[] {
  const ahead: string[] = [];
  let risk = 1;
  for (let day = 1; day <= days; day += 1) {
    risk *= Math.exp(-risk);
    if (day % 10 === 0) ahead.push(point(day, 1 / risk - day));
  }
  const last = 1 / risk - days;
  const count = days.toLocaleString('en');
  const ratio = decimal(last / Math.log(days), 3);
  return [
    `alt: After ${count} days the reciprocal of the risk is ${decimal(last, 3)} ahead of the days, which is ${ratio} times ln ${count}.`,
    'x: 0 to 1000',
    'y: 0 to 5',
    'x axis: days',
    'x ticks: 0, 250, 500, 750, 1000 = 1,000',
    'y axis: reciprocal of the risk, less the days',
    'y ticks: 0, 1, 2, 3, 4, 5',
    ahead.length > 1 ? `blue thick line: ${ahead.join(' ')}` : '',
    `blue dot: ${point(days, last)}`,
  ];
}
