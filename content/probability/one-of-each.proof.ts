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

/** The red spins, by the color of the first one and the number of spins like it. */
export function followUps({ red, sectors }: Numbers): number[] {
  const share = red / sectors;
  let reds = 1 - share;
  for (let count = 1; count < 2000; count += 1) reds += count * share ** count * (1 - share);
  return [reds];
}
