import type { Simulation } from '#shared/contracts/simulation.ts';
import type { Numbers } from '#shared/contracts/variant.ts';

/** What a lab runs: `simulate`, with `narrate` if there is one, or `figure` with its `sliders`. */
export interface BundledSimulation extends Omit<Simulation, 'variants'> {
  /** An ES module without imports, to run. */
  module: string;
  /** What it takes: the question's usual numbers. Null if those never change. */
  numbers: Numbers | null;
}

/** Where simulations come from: the production build, or the proofs themselves in development. */
export interface SimulationSource {
  find(slug: string): Promise<BundledSimulation | null>;
}
