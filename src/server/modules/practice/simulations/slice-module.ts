import { type ESTree, parseSync } from 'vite';

interface Slice {
  /** As its author wrote it, comments included. */
  text: string;
  imports: { from: string; names: string[] }[];
}

interface Statement {
  node: ESTree.Program['body'][number];
  /** With the comment above it. */
  text: string;
  declares: Set<string>;
  mentions: Set<string>;
}

/** The part of a module that these exports need, and nothing else. */
export function sliceModule(source: string, wanted: readonly string[]): Slice {
  const statements = readStatements(source);
  const kept = new Set<Statement>();
  const needed = new Set(wanted);
  for (let before = -1; before < kept.size; ) {
    before = kept.size;
    for (const statement of statements) {
      if (kept.has(statement) || !isNeeded(statement, needed)) continue;
      kept.add(statement);
      for (const name of statement.mentions) needed.add(name);
    }
  }
  const imports = statements.flatMap((statement) => readImport(statement, source, needed));
  const code = statements.filter((statement) => kept.has(statement)).map(({ text }) => text);
  const head = imports.map(({ text }) => text).join('\n');
  return { text: `${[head, ...code].filter(Boolean).join('\n\n')}\n`, imports };
}

function readStatements(source: string): Statement[] {
  const { program, errors } = parseSync('proof.ts', source);
  if (errors[0]) throw new Error(errors[0].message);
  let end = 0;
  return program.body.map((node) => {
    const text = source.slice(end, node.end).trim();
    end = node.end;
    return { node, text, declares: namesIn(declaredBy(node)), mentions: namesIn(node) };
  });
}

/** Code that declares nothing, such as a loop that fills a table, belongs to what it mentions. */
function isNeeded({ node, declares, mentions }: Statement, needed: Set<string>): boolean {
  if (node.type === 'ImportDeclaration') return false;
  return [...(declares.size > 0 ? declares : mentions)].some((name) => needed.has(name));
}

function readImport({ node }: Statement, source: string, needed: Set<string>) {
  if (node.type !== 'ImportDeclaration') return [];
  const used = node.specifiers.filter(({ local }) => needed.has(local.name));
  if (used.length === 0) return [];
  const from = node.source.value;
  const words = node.importKind === 'type' ? 'import type' : 'import';
  const list = used.map(({ start, end }) => source.slice(start, end)).join(', ');
  const names = used.flatMap((one) => ('imported' in one ? [...namesIn(one.imported)] : []));
  return [{ text: `${words} { ${list} } from '${from}';`, from, names }];
}

function declaredBy(node: object): unknown {
  if ('declaration' in node && node.declaration) return declaredBy(Object(node.declaration));
  if ('declarations' in node && Array.isArray(node.declarations)) {
    return node.declarations.map(({ id }) => id);
  }
  return 'id' in node ? node.id : null;
}

/** The names that code mentions, except as properties. */
function namesIn(node: unknown, found = new Set<string>()): Set<string> {
  if (typeof node !== 'object' || node === null) return found;
  if ('type' in node && node.type === 'Identifier' && 'name' in node) found.add(String(node.name));
  const isPlain = 'computed' in node && node.computed === false;
  for (const [key, child] of Object.entries(node)) {
    if (!isPlain || (key !== 'property' && key !== 'key')) namesIn(child, found);
  }
  return found;
}
