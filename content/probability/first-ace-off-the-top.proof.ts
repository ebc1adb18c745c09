interface Numbers {
  cards: number;
  aces: number;
}

/** Card by card: the top card is an ace and ends it, or the same question with one card fewer. */
export function exact({ cards, aces }: Numbers): number {
  let faceDown = aces - 1;
  for (let left = aces + 1; left <= cards; left += 1) {
    faceDown = (aces / left) * (left - 1) + (1 - aces / left) * faceDown;
  }
  return faceDown;
}

export function simulate(random: () => number, { cards, aces }: Numbers): number {
  for (let left = cards; ; left -= 1) {
    const isAce = random() * left < aces;
    if (isAce) return left - 1;
  }
}

/** Where the first ace would be on average with replacement, and the ordinary cards behind it. */
export function mistakes(numbers: Numbers): number[] {
  const { cards, aces } = numbers;
  return [cards - 1 / (aces / cards), exact(numbers) - (aces - 1)];
}

/** Above the first ace are the cards that are neither it nor behind it. */
export function followUps(numbers: Numbers): number[] {
  return [numbers.cards - 1 - exact(numbers)];
}
