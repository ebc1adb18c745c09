/** Whether braking from the slope at the height, in steps of time, keeps the rate below the upper edge. */
function stopsInTime(slope: number, height: number): boolean {
  const steps = 200;
  const step = slope / 4 / steps;
  let position = height;
  let speed = slope;
  for (let i = 0; i < steps; i += 1) {
    position += step * (speed - 2 * step);
    speed -= 4 * step;
  }
  return position <= 8;
}

/** Bisects on the slope: it must stop in time forward and, as a mirrored film, backward, from some height. */
export function exact(): number {
  let possible = 0;
  let impossible = 100;
  for (let i = 0; i < 50; i += 1) {
    const slope = (possible + impossible) / 2;
    let isPossible = false;
    for (let height = -8; height <= 8; height += 0.25) {
      if (stopsInTime(slope, height) && stopsInTime(slope, -height)) isPossible = true;
    }
    if (isPossible) possible = slope;
    else impossible = slope;
  }
  return (possible + impossible) / 2;
}
