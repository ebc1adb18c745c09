/** Much longer than anything takes that a test waits for: a busy machine may stall. */
export const patienceMs = 40_000;
