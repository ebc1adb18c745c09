interface Stretch {
  offset: number;
  limit: number;
}

const atOnce = 500;

/** A list a little at a time, so that the whole never has to be in memory. */
export async function* allRows<Row>(
  read: (stretch: Stretch) => Promise<{ rows: Row[] }>,
): AsyncGenerator<Row[], void, void> {
  for (let offset = 0; ; offset += atOnce) {
    const { rows } = await read({ offset, limit: atOnce });
    yield rows;
    if (rows.length < atOnce) return;
  }
}
