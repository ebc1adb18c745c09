import { globSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';

const files = globSync('src/web/fonts/*.woff2');
const styles = readFileSync('src/web/styles/fonts.css', 'utf8');
const root = readFileSync('src/web/root.tsx', 'utf8');
const sizeOf = (paths: string[]) => paths.reduce((sum, path) => sum + statSync(path).size, 0);

describe('the fonts', () => {
  test('are all in use', () => {
    const named = [...styles.matchAll(/\/fonts\/([\w-]+\.woff2)/g)].map(([, name]) => name);
    expect(new Set(named)).toEqual(new Set(files.map((file) => basename(file))));
  });

  test('that every page waits for are small', () => {
    const preloaded = files.filter((file) => root.includes(`/fonts/${basename(file)}`));
    expect(preloaded).toHaveLength(2);
    expect(sizeOf(preloaded)).toBeLessThan(60_000);
  });

  // Minified styles drop the quotes, and such a name is not a font's without them.
  test('have names that do not begin like a generic font', () => {
    const names = [...styles.matchAll(/font-family: "([^"]+)"/g)].map(([, name]) => name);
    expect(
      names.filter((name) => /^(sans-serif|serif|monospace|system-ui)\b/i.test(name ?? '')),
    ).toEqual([]);
  });

  test('that stand in for others load with every page', () => {
    const [, standIn = 'none'] =
      /"Text Stand-in";[^}]*?(\/fonts\/[\w-]+\.woff2)/.exec(styles) ?? [];
    expect(root).toContain(standIn);
  });
});
