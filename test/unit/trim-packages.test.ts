import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { trims } from '../../scripts/make-build/trim-packages.ts';

const files = globSync(
  'node_modules/{react-router/dist/production/lib/**/*.js,react-dom/cjs/*.js,katex/dist/*.css}',
);

describe('what is left out of packages', () => {
  test.each(trims)('is still there as $part', ({ file, part }) => {
    const trimmed = files.filter(
      (path) => file.test(path) && readFileSync(path, 'utf8').search(part) >= 0,
    );
    expect(trimmed).not.toEqual([]);
  });

  test('the page of every server loader loads its own data in the browser', () => {
    const pages = globSync('src/web/{root,routes/*}.tsx').filter(
      (path) => !path.includes('.test.'),
    );
    const loading = pages.filter((path) =>
      /^export .*\bloader\b/m.test(readFileSync(path, 'utf8')),
    );
    expect(loading).toContain('src/web/routes/questions.tsx');
    for (const path of loading) {
      expect(readFileSync(path, 'utf8'), path).toMatch(/^export .*\bclientLoader\b/m);
      expect(readFileSync(path, 'utf8'), path).not.toContain('serverLoader');
    }
  });
});
