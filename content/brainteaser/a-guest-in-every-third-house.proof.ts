/** Goes through all hands; the aces are cards 0 to 3. A hand's lowest card tells whether it has one. */
export function exact(): number {
  let withAce = 0;
  for (let a = 0; a < 52; a += 1) {
    for (let b = a + 1; b < 52; b += 1) {
      for (let c = b + 1; c < 52; c += 1) {
        for (let d = c + 1; d < 52; d += 1) {
          for (let e = d + 1; e < 52; e += 1) {
            if (a < 4) withAce += 1;
          }
        }
      }
    }
  }
  return withAce;
}
