/** All ordered pairs of different tickets. */
export function exact(): number {
  let [sum, squares, products, pairs] = [0, 0, 0, 0];
  for (let a = 1; a <= 5; a += 1) {
    for (let b = 1; b <= 5; b += 1) {
      if (a === b) continue;
      pairs += 1;
      sum += a;
      squares += a * a;
      products += a * b;
    }
  }
  const mean = sum / pairs;
  return (products / pairs - mean * mean) / (squares / pairs - mean * mean);
}
