import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readCollections, readSynonyms, readTopics } from './read-topics.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'martingale-topics-'));
  await mkdir(join(folder, 'topics'));
  await mkdir(join(folder, 'collections'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const topic = (name: string, group: string) => `---
name: ${name}
group: ${group}
summary: What these questions have in common.
tags: [dice]
related: [a, b]
---
`;
const collection = (order: number) => `---
name: A collection
order: ${order}
questions: [two-dice]
---

For everyone.
`;

describe('reading topics, collections and synonyms', () => {
  it('sorts topics by group and name, and does not mistake a proof for one', async () => {
    await writeFile(join(folder, 'topics/swaps.md'), topic('Swaps', 'Markets and portfolios'));
    await writeFile(join(folder, 'topics/urns.md'), topic('Urns', 'Probability'));
    await writeFile(join(folder, 'topics/zeros.md'), topic('Bonds', 'Markets and portfolios'));
    await writeFile(join(folder, 'topics/urns.proof.ts'), '');
    const slugs = (await readTopics(folder)).map(({ slug }) => slug);
    expect(slugs).toEqual(['urns', 'zeros', 'swaps']);
  });

  it('sorts collections by their order', async () => {
    await writeFile(join(folder, 'collections/a.md'), collection(2));
    await writeFile(join(folder, 'collections/b.md'), collection(1));
    expect((await readCollections(folder)).map(({ slug }) => slug)).toEqual(['b', 'a']);
  });

  it('names the file that cannot be read, and the field', async () => {
    await writeFile(join(folder, 'topics/urns.md'), topic('Urns', 'Poetry'));
    await expect(readTopics(folder)).rejects.toThrow(/urns\.md: group: Group must be one of/);
    await writeFile(join(folder, 'synonyms.yaml'), '- [OLS]');
    await expect(readSynonyms(folder)).rejects.toThrow(/synonyms\.yaml: 0: A group must have/);
  });
});
