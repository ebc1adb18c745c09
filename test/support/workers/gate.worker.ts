/** Keeps its thread busy until somebody opens the gate. */
export default function waitAtGate(gate: Int32Array): string {
  Atomics.wait(gate, 0, 0);
  return 'through';
}
