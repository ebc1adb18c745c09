/** The integral of a smooth function over a finite interval, by Gauss-Legendre on equal panels. */
export function integrate(
  value: (x: number) => number,
  from: number,
  to: number,
  panels = 200,
): number {
  const half = (to - from) / panels / 2;
  let sum = 0;
  for (let panel = 0; panel < panels; panel += 1) {
    const middle = from + (2 * panel + 1) * half;
    for (const [node, weight] of nodes) {
      sum += weight * (value(middle - half * node) + value(middle + half * node));
    }
  }
  return sum * half;
}

/** The five positive nodes of the ten-point rule, with their weights. */
const nodes = [
  [0.14887433898163122, 0.29552422471475287],
  [0.4333953941292472, 0.26926671930999635],
  [0.6794095682990244, 0.21908636251598204],
  [0.8650633666889845, 0.1494513491505806],
  [0.9739065285171717, 0.06667134430868814],
] as const;
