interface Numbers {
  red: number;
  green: number;
  blue: number;
}

/** Breadth-first search through all that the masks can become. */
export function exact({ red, green, blue }: Numbers): number {
  const all = red + green + blue;
  const isSeen = new Uint8Array((all + 1) ** 2);
  const note = (r: number, g: number) => {
    const place = r * (all + 1) + g;
    if (isSeen[place]) return false;
    isSeen[place] = 1;
    return true;
  };
  let now = [[red, green] as const];
  for (let dances = 0; now.length > 0; dances += 1) {
    const next: (readonly [number, number])[] = [];
    for (const [r, g] of now) {
      const b = all - r - g;
      if (r === all || g === all || b === all) return dances;
      if (r > 0 && g > 0 && note(r - 1, g - 1)) next.push([r - 1, g - 1]);
      if (r > 0 && b > 0 && note(r - 1, g + 2)) next.push([r - 1, g + 2]);
      if (g > 0 && b > 0 && note(r + 2, g - 1)) next.push([r + 2, g - 1]);
    }
    now = next;
  }
  return Number.NaN;
}

/** Until blue is gone; and only the dances of the two colors that have become equal. */
export function mistakes({ red, green, blue }: Numbers): number[] {
  let [r, g] = [red, green];
  while (g > r) [r, g] = [r + 2, g - 1];
  return [blue, g];
}
