/** Asks every student for the size of the class. */
export function exact(): number {
  const answers = [10, 40].flatMap((size) => Array.from({ length: size }, () => size));
  return answers.reduce((sum, answer) => sum + answer, 0) / answers.length;
}
