/** A question's simulation as the lab needs it: `simulate`, and `narrate` if there is one. */
export interface BundledSimulation {
  /** The source of `simulate` with the helpers it uses, to read. */
  program: string;
  /** An ES module without imports, to run. */
  module: string;
  hasStory: boolean;
}

/** Where simulations come from: the production build, or the proofs themselves in development. */
export interface SimulationSource {
  find(slug: string): Promise<BundledSimulation | null>;
}
