const table = /`(\w+)`[^`|]*\n\n((?:\|.*\|\n?)+)/g;

/** SQL that creates the tables of a statement: each follows a line that ends with its name in code. */
export function shownTables(statement: string): string {
  return [...statement.matchAll(table)]
    .map(([, name = '', lines = '']) => createTable(name, lines.trim().split('\n').map(cellsOf)))
    .join('');
}

const cellsOf = (line: string) =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.replaceAll('`', '').trim());

function createTable(name: string, [head = [], , ...rows]: string[][]): string {
  const columns = head.map((column, place) => `${column} ${typeOf(rows.map((row) => row[place]))}`);
  const values = rows.map((row) => `(${row.map(literal).join(', ')})`);
  return `CREATE TABLE ${name} (${columns.join(', ')});
INSERT INTO ${name} VALUES ${values.join(', ')};
`;
}

const literal = (cell: string) => (cell === 'NULL' ? cell : `'${cell.replaceAll("'", "''")}'`);

const types = [
  ['int', /^-?\d+$/],
  ['numeric', /^-?\d+(\.\d+)?$/],
  ['date', /^\d{4}-\d\d-\d\d$/],
] as const;

function typeOf(cells: (string | undefined)[]): string {
  const known = cells.filter((cell) => cell !== undefined && cell !== 'NULL');
  const fitting = types.find(([, form]) => known.every((cell) => form.test(cell ?? '')));
  return fitting?.[0] ?? 'text';
}
