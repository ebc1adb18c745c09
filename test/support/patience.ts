/** Much longer than any wait in a test takes, since a busy machine may stall. */
export const patienceMs = 40_000;
