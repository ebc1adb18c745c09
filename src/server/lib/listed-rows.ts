import { rowsOfPage } from '#shared/domain/pagination.ts';

/** One page of a list, or all of it if no page is requested. */
export function takePage(
  ids: readonly number[],
  query: { page?: number | undefined; pageSize?: number | undefined },
): readonly number[] {
  const rows = rowsOfPage(query);
  return rows ? ids.slice(rows.offset, rows.offset + rows.limit) : ids;
}

/** In the order of the ids, without rows deleted in the meantime. */
export async function readInOrder<Row extends { id: number }>(
  ids: readonly number[],
  read: (ids: readonly number[]) => Promise<Row[]>,
): Promise<Row[]> {
  if (ids.length === 0) return [];
  const rows = await read(ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
