/** What each partner gets, the most senior first, when so many are left. */
function shares(partners: number): number[] {
  if (partners === 1) return [60];
  const otherwise = shares(partners - 1);
  const votesToBuy = Math.ceil((2 * partners) / 3) - 1;
  const cheapest = [...otherwise.keys()]
    .sort((i, j) => (otherwise[i] ?? 0) - (otherwise[j] ?? 0))
    .slice(0, votesToBuy);
  const offers = otherwise.map((share, i) => (cheapest.includes(i) ? share + 1 : 0));
  const rest = 60 - offers.reduce((sum, offer) => sum + offer, 0);
  return rest < 0 ? [0, ...otherwise] : [rest, ...offers];
}

export function exact(): number {
  return shares(7)[0] ?? 0;
}
