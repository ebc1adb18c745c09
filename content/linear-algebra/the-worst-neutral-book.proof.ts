/** Turns once around the circle of all neutral books of size one, then ever more finely at the worst. */
export function exact(): number {
  const variance = (angle: number) => {
    const across = Math.cos(angle) / Math.sqrt(2);
    const along = Math.sin(angle) / Math.sqrt(6);
    const [w1, w2, w3] = [across + along, -across + along, -2 * along];
    return w1 ** 2 + 4 * w2 ** 2 + 9 * w3 ** 2;
  };
  let center = 0;
  for (let width = Math.PI; width > 1e-9; width /= 10) {
    let best = center;
    for (let i = -50; i <= 50; i += 1) {
      const angle = center + (i / 50) * width;
      if (variance(angle) > variance(best)) best = angle;
    }
    center = best;
  }
  return variance(center);
}

export function mistakes(): number[] {
  const variance = (w: [number, number, number]) =>
    (w[0] ** 2 + 4 * w[1] ** 2 + 9 * w[2] ** 2) / (w[0] ** 2 + w[1] ** 2 + w[2] ** 2);
  return [variance([0, -1, 1]), variance([-1, -1, 2])];
}
