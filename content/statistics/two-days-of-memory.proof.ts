/** How much of a shock is left in the series after 0, 1, 2, … days. */
const response = [1, 0.3];
for (let day = 2; day < 300; day += 1) {
  response.push(0.3 * (response[day - 1] ?? 0) + 0.4 * (response[day - 2] ?? 0));
}

function covariance(lag: number): number {
  return response.reduce((sum, weight, day) => sum + weight * (response[day + lag] ?? 0), 0);
}

const slope = covariance(1) / covariance(0);

/** Writes the forecast error in terms of the shocks and adds up the squares. */
export function exact(): number {
  return response.reduce(
    (sum, weight, day) => sum + (weight - slope ** 2 * (response[day - 2] ?? 0)) ** 2,
    0,
  );
}

export function mistakes(): number[] {
  const error = (b: number, laterCovariance: number) =>
    covariance(0) * (1 + b ** 4) - 2 * b ** 2 * laterCovariance;
  return [error(slope, slope ** 2 * covariance(0)), error(0.3, covariance(2))];
}

export function simulate(random: () => number): number {
  const shock = () => (random() - 0.5) * Math.sqrt(12);
  let before = 0;
  let today = 0;
  const advance = () => {
    const next = 0.3 * today + 0.4 * before + shock();
    before = today;
    today = next;
  };
  for (let day = 0; day < 30; day += 1) advance();
  const forecast = slope ** 2 * today;
  advance();
  advance();
  return (today - forecast) ** 2;
}

/** The smallest mean squared error of a multiple of today's value, in terms of the shocks. */
export function followUps(): number[] {
  const error = (multiple: number) =>
    response.reduce(
      (sum, weight, day) => sum + (weight - multiple * (response[day - 2] ?? 0)) ** 2,
      0,
    );
  // A parabola: its lowest point, from three of its values.
  const [left, middle, right] = [error(0), error(1 / 2), error(1)] as const;
  const bend = left - 2 * middle + right;
  return [middle - (right - left) ** 2 / (8 * bend)];
}
