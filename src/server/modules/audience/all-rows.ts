const atOnce = 500;

/** A list a little at a time in the order of its ids, so that the whole never has to be in memory. */
export async function* allRows<Row extends { id: number }>(
  readAfter: (id: number, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[], void, void> {
  let last = 0;
  while (true) {
    const rows = await readAfter(last, atOnce);
    yield rows;
    if (rows.length < atOnce) return;
    last = rows.at(-1)?.id ?? last;
  }
}
