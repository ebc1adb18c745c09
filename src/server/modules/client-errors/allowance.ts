/** Says yes at most `perMinute` times in each minute. */
export function createAllowance(perMinute: number, now: () => Date): () => boolean {
  let minute = 0;
  let used = 0;
  return () => {
    const thisMinute = Math.floor(now().getTime() / 60_000);
    if (thisMinute !== minute) {
      minute = thisMinute;
      used = 0;
    }
    used += 1;
    return used <= perMinute;
  };
}
