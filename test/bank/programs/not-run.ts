/** Questions whose program is not run, by slug, and why. */
export const notRun: Record<string, string> = {
  'the-recursion-that-eats-its-digits': 'It asks what exact arithmetic would do.',
  'the-rolling-high': 'Ten prices have millions of orders. The proof simulates the program.',
  'where-the-loop-ends': 'The loop never ends.',
};
