export interface Task {
  name: string;
  /** The tasks that must succeed first. */
  needs?: string[];
}

/**
 * Runs tasks in order, limited to a number at once. A task whose needs fail is skipped;
 * needs that are not among the tasks count as met.
 */
export async function sideBySide<T extends Task>(
  tasks: T[],
  atOnce: number,
  run: (task: T) => Promise<boolean>,
  onMissedNeed: (task: T, need: string) => void,
): Promise<void> {
  const succeeded = new Map<string, boolean>();
  const running = new Map<T, Promise<void>>();
  const waiting = [...tasks];
  const names = tasks.map(({ name }) => name);
  const needsOf = (task: T) => (task.needs ?? []).filter((need) => names.includes(need));

  const start = async (task: T) => {
    const missed = needsOf(task).find((need) => !succeeded.get(need));
    if (missed) onMissedNeed(task, missed);
    succeeded.set(task.name, missed === undefined && (await run(task)));
    running.delete(task);
  };
  const canStart = (task: T) =>
    running.size < atOnce && needsOf(task).every((need) => succeeded.has(need));

  while (waiting.length > 0) {
    const next = waiting.findIndex(canStart);
    const [task] = next < 0 ? [] : waiting.splice(next, 1);
    if (task) running.set(task, start(task));
    else await Promise.race(running.values());
  }
  await Promise.all(running.values());
}
