import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const files = globSync(['*.ts', '{bench,content,docs,scripts,src,test}/**/*.{ts,tsx,css,sql}']);
const docs = globSync(['*.md', '{bench,docs,scripts,src,test}/**/*.md']);

/** A name that stands for any file. */
const made = ['name.module.css'];

it.each(docs)('%s names files that exist', (doc) => {
  const named = [...readFileSync(doc, 'utf8').matchAll(/`([\w./-]+\.(?:tsx?|css|sql))`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !path.startsWith('.') && !made.includes(path));
  const missing = named.filter((path) => !files.some((file) => `/${file}`.endsWith(`/${path}`)));
  expect(missing).toEqual([]);
});
