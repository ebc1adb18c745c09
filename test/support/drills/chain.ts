/** The next states with their probabilities; none if the state is an end. */
type Step<State> = (state: State) => readonly (readonly [probability: number, next: State])[];

const negligible = 1e-16;
const mostRounds = 100_000;

/** Follows a chain until what has not ended is negligible, or for a number of rounds. */
export function follow<State>(
  start: State,
  step: Step<State>,
  rounds = mostRounds,
): { ends: Map<State, number>; meanSteps: number; running: number } {
  const ends = new Map<State, number>();
  let states = new Map([[start, 1]]);
  let meanSteps = 0;
  let running = 1;
  for (let round = 0; round < rounds && running > negligible; round += 1) {
    const next = new Map<State, number>();
    for (const [state, mass] of states) {
      for (const [probability, after] of step(state)) {
        const into = step(after).length === 0 ? ends : next;
        into.set(after, (into.get(after) ?? 0) + mass * probability);
      }
    }
    states = next;
    meanSteps += running;
    running = [...states.values()].reduce((total, mass) => total + mass, 0);
  }
  return { ends, meanSteps, running };
}

/** The probability of ending in a state. */
export function endsIn<State>(start: State, step: Step<State>, end: State): number {
  return follow(start, step).ends.get(end) ?? 0;
}
