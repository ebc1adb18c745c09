import type { Simulation } from '#shared/contracts/simulation.ts';
import type { Numbers } from '#shared/contracts/variant.ts';

/** A question's simulation as the lab needs it: `simulate`, and `narrate` if there is one. */
export interface BundledSimulation extends Omit<Simulation, 'variants'> {
  /** An ES module without imports, to run. */
  module: string;
  /** What its trials take: the question's usual numbers. Null if those never change. */
  numbers: Numbers | null;
}

/** Where simulations come from: the production build, or the proofs themselves in development. */
export interface SimulationSource {
  find(slug: string): Promise<BundledSimulation | null>;
}
