/** Keeps its thread busy until the gate is opened. */
export default function waitAtGate(gate: Int32Array): string {
  Atomics.wait(gate, 0, 0);
  return 'through';
}
