/** The share moves by the factors 8/5 and 5/8. To climb one step it goes up at once, or down and then climbs two. */
export function exact(): number {
  const factor = 8 / 5;
  const up = (1 - 1 / factor) / (factor - 1 / factor);
  let hit = 0;
  for (let step = 0; step < 500; step += 1) hit = up + (1 - up) * hit * hit;
  return hit;
}
