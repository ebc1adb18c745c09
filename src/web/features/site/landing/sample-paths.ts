export const stepCount = 100;

const pathCount = 18;

/** Fair random walks, the same on every visit. The last one is highlighted. */
export const samplePaths: readonly string[] = Array.from({ length: pathCount }, (_, index) =>
  fairWalk(index),
);

/** Line segments of slope ±1, each equally likely. */
function fairWalk(seed: number): string {
  let path = 'M0 0l';
  for (let step = 0; step < stepCount; step++) {
    path += isHeads(seed * stepCount + step) ? '1-1 ' : '1 1 ';
  }
  return path.trimEnd();
}

/** An integer hash, so that the server and every browser toss the same coins. */
function isHeads(toss: number): boolean {
  let bits = Math.imul(toss + 1, 0x9e3779b1);
  bits = Math.imul(bits ^ (bits >>> 15), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) < 0;
}
