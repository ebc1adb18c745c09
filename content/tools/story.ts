/** One trial told step by step. */
export interface Story {
  /** Sentences; the last one says what the trial came to. */
  steps: string[];
  /** The same as that of `simulate`. */
  outcome: number;
}
