interface Numbers {
  red: number;
  sectors: number;
}

/** After each number of spins: how likely is it that only one color has come up? */
export function exact({ red, sectors }: Numbers): number {
  let spins = 1;
  let onlyRed = red / sectors;
  let onlyBlue = 1 - onlyRed;
  while (onlyRed + onlyBlue > 1e-17) {
    spins += onlyRed + onlyBlue;
    onlyRed *= red / sectors;
    onlyBlue *= 1 - red / sectors;
  }
  return spins;
}

export function simulate(random: () => number, { red, sectors }: Numbers): number {
  const isFirstRed = random() * sectors < red;
  let spins = 2;
  while (random() * sectors < red === isFirstRed) spins += 1;
  return spins;
}

/** The wait for the rarer color, and both waits. */
export function mistakes({ red, sectors }: Numbers): number[] {
  return [sectors / red, sectors / red + sectors / (sectors - red)];
}
