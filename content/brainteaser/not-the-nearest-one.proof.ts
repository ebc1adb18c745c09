interface Numbers {
  beetles: number;
  ahead: number;
  radius: number;
}

type Point = readonly [x: number, y: number];

const minus = ([a, b]: Point, [c, d]: Point): Point => [a - c, b - d];
const dot = ([a, b]: Point, [c, d]: Point) => a * c + b * d;
const length = (vector: Point) => Math.sqrt(dot(vector, vector));

/** How fast a distance falls per unit of path: the figure keeps its shape, so this never changes. */
function pathWhenEach({ beetles, radius }: Numbers, ahead: number): number {
  const place = (beetle: number): Point => {
    const angle = (2 * Math.PI * beetle) / beetles;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  };
  const heading = (beetle: number): Point => {
    const way = minus(place(beetle + ahead), place(beetle));
    return [way[0] / length(way), way[1] / length(way)];
  };
  const gap = minus(place(ahead), place(0));
  const falls = -dot(minus(heading(ahead), heading(0)), gap) / length(gap);
  return length(gap) / falls;
}

export function exact(numbers: Numbers): number {
  return pathWhenEach(numbers, numbers.ahead);
}

/** The distance to a goal that waits; and when each pursues its neighbor. */
export function mistakes(numbers: Numbers): number[] {
  const { beetles, ahead, radius } = numbers;
  const angle = (2 * Math.PI * ahead) / beetles;
  const gap = length(minus([radius * Math.cos(angle), radius * Math.sin(angle)], [radius, 0]));
  return [gap, pathWhenEach(numbers, 1)];
}
