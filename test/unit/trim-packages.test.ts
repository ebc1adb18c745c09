import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { trims } from '../../scripts/make-build/trim-packages.ts';

const files = globSync('node_modules/{react-router/dist/production/lib/**/*.js,katex/dist/*.css}');

describe('what is left out of packages', () => {
  test.each(trims)('is still there as $part', ({ file, part }) => {
    const trimmed = files.filter(
      (path) => file.test(path) && readFileSync(path, 'utf8').search(part) >= 0,
    );
    expect(trimmed).not.toEqual([]);
  });
});
