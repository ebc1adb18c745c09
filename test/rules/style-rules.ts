import { dirname, join } from 'node:path';
import { type Selector, type StyleSheet, transform } from 'lightningcss';

/** The contents of style sheets and scripts by path. */
export type Sources = Record<string, string>;

interface Sheet {
  path: string;
  isModule: boolean;
  /** Classes that mean the same on every page. */
  globals: Set<string>;
  /** Classes local to the module. */
  locals: Set<string>;
  /** The layer of its rules; null: none. */
  layers: Set<string | null>;
}

const moduleImport = /^import (\w+) from '([^']+\.module\.css)';$/gm;

/** Everything that could make one component depend on another's styles. */
export function findStyleProblems(sources: Sources): string[] {
  const sheets = Object.entries(sources)
    .filter(([path]) => path.endsWith('.css'))
    .map(([path, text]) => readSheet(path, text));
  const scripts = Object.entries(sources).filter(([path]) => !path.endsWith('.css'));
  return [
    ...findSharedNames(sheets),
    ...findUnusedGlobals(sheets, scripts),
    ...sheets.filter(({ isModule }) => isModule).flatMap(findStrayLayers),
    ...findMisnamedLocals(sheets, scripts),
  ];
}

function findSharedNames(sheets: Sheet[]): string[] {
  return [...new Set(sheets.flatMap(({ globals }) => [...globals]))].flatMap((name) => {
    const paths = sheets.filter(({ globals }) => globals.has(name)).map(({ path }) => path);
    return paths.length > 1 ? [`.${name} is defined in ${paths.join(' and ')}`] : [];
  });
}

function findUnusedGlobals(sheets: Sheet[], scripts: [string, string][]): string[] {
  const words = new Set(scripts.flatMap(([, text]) => text.match(/[\w-]+/g) ?? []));
  return sheets.flatMap(({ path, globals }) =>
    [...globals].filter((name) => !words.has(name)).map((name) => `.${name} of ${path} is unused`),
  );
}

/** Shared components yield to their users, and both to utilities, whatever the load order. */
function findStrayLayers({ path, layers }: Sheet): string[] {
  const allowed = path.includes('/components/ui/') ? ['ui'] : ['components', 'utilities'];
  return [...layers]
    .filter((layer) => layer === null || !allowed.includes(layer))
    .map((layer) => `${path} has rules in ${layer ? `the layer ${layer}` : 'no layer'}`);
}

/** A missing class is not a compile error, but leaves the page without its style. */
function findMisnamedLocals(sheets: Sheet[], scripts: [string, string][]): string[] {
  const used = new Map(sheets.map(({ path }) => [path, new Set<string>()]));
  const problems: string[] = [];
  for (const [path, text] of scripts) {
    for (const [, name, source = ''] of text.matchAll(moduleImport)) {
      const sheet = sheets.find((one) => one.path === join(dirname(path), source));
      if (!sheet) continue;
      const named = [...text.matchAll(new RegExp(`(?<![\\w./-])${name}\\.(\\w+)`, 'g'))].map(
        ([, local = '']) => local,
      );
      const isOpen = text.includes(`${name}[`);
      for (const local of isOpen ? sheet.locals : named) used.get(sheet.path)?.add(local);
      problems.push(
        ...named
          .filter((local) => !sheet.locals.has(local))
          .map((local) => `${path} names .${local}, which ${sheet.path} does not have`),
      );
    }
  }
  const unused = sheets.flatMap(({ path, locals }) =>
    [...locals]
      .filter((local) => !used.get(path)?.has(local))
      .map((local) => `.${local} of ${path} is unused`),
  );
  return [...problems, ...unused];
}

function readSheet(path: string, text: string): Sheet {
  const isModule = path.endsWith('.module.css');
  const globals = new Set<string>();
  const locals = new Set<string>();
  let layers = new Set<string | null>();
  transform({
    filename: path,
    code: new TextEncoder().encode(text),
    cssModules: isModule,
    visitor: {
      StyleSheet(sheet) {
        layers = layersOf(sheet);
      },
      Selector(selector) {
        for (const { name, isGlobal } of classesIn(selector, !isModule)) {
          (isGlobal ? globals : locals).add(name);
        }
      },
      Rule: {
        unknown: {
          utility({ prelude: [name] }) {
            if (name?.type === 'token' && name.value.type === 'ident')
              globals.add(name.value.value);
          },
        },
      },
    },
  });
  return { path, isModule, globals, locals, layers };
}

function layersOf({ rules }: StyleSheet): Set<string | null> {
  const styling = rules.filter(({ type }) => type !== 'keyframes');
  return new Set(
    styling.map((rule) =>
      rule.type === 'layer-block' ? (rule.value.name?.join('.') ?? null) : null,
    ),
  );
}

function classesIn(selector: Selector, isGlobal: boolean): { name: string; isGlobal: boolean }[] {
  return selector.flatMap((part) => {
    if (part.type === 'class') return [{ name: part.name, isGlobal }];
    if (part.type !== 'pseudo-class') return [];
    if (part.kind === 'global') return classesIn(part.selector, true);
    if (!('selectors' in part)) return [];
    return (part.selectors ?? []).flatMap((inner) =>
      Array.isArray(inner) ? classesIn(inner, isGlobal) : [],
    );
  });
}
