const atOnce = 500;

/** Reads a list in batches by id, so that it is never in memory as a whole. */
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
