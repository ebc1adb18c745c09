interface Numbers {
  face: number;
  price: number;
  duration: number;
  future: number;
  follow: number;
}

/** What a position worth so many dollars loses if its yield rises by this many basis points. */
const loss = (dollars: number, duration: number, points: number) =>
  (dollars * duration * points) / 10_000;

/** Adds contracts until the hedge makes up for what the bond loses. */
function contractsFor(target: number, future: number): number {
  let contracts = 0;
  while ((contracts + 1) * future <= target + 1e-6) contracts += 1;
  return contracts;
}

export function exact({ face, price, duration, future, follow }: Numbers): number {
  const value = face * 1_000_000 * (price / 100);
  return contractsFor(loss(value, duration, follow / 100), future);
}

/** Equal moves; the ratio the wrong way around; the face value. */
export function mistakes({ face, price, duration, future, follow }: Numbers): number[] {
  const value = face * 1_000_000 * (price / 100);
  return [
    loss(value, duration, 1) / future,
    loss(value, duration, 100 / follow) / future,
    loss(face * 1_000_000, duration, follow / 100) / future,
  ];
}
