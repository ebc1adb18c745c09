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
