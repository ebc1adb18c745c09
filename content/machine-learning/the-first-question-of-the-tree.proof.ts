/** The chance that two independent draws from a node, with replacement, differ, by counting pairs. */
function impurity(node: readonly number[]): number {
  const labels = node.flatMap((count, label) => Array.from({ length: count }, () => label));
  let different = 0;
  for (const one of labels) for (const other of labels) if (one !== other) different += 1;
  return different / labels.length ** 2;
}

const size = (node: readonly number[]) => node.reduce((sum, count) => sum + count, 0);

/** The largest decrease of an impurity. */
function bestDecrease(impurityOf: (node: readonly number[]) => number): number {
  const root = [8, 8];
  const splits = [
    [
      [6, 2],
      [2, 6],
    ],
    [
      [4, 0],
      [4, 8],
    ],
  ];
  const decreases = splits.map((children) =>
    children.reduce(
      (left, child) => left - (size(child) / size(root)) * impurityOf(child),
      impurityOf(root),
    ),
  );
  return Math.max(...decreases);
}

export function exact(): number {
  return bestDecrease(impurity);
}

export function mistakes(): number[] {
  const root = impurity([8, 8]);
  const unweighted = (impurity([4, 0]) + impurity([4, 8])) / 2;
  return [root - unweighted, root - impurity([6, 2])];
}

/** In bits, from the shares of both outcomes. */
function entropy(node: readonly number[]): number {
  const shares = node.map((count) => count / size(node)).filter((share) => share > 0);
  return shares.reduce((sum, share) => sum - share * Math.log2(share), 0);
}

export function followUps(): number[] {
  return [bestDecrease(entropy)];
}
