import { readdir, readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { ContentFileError } from '../../../lib/content-file.ts';
import { root } from '../../../lib/root.ts';
import { type Collection, parseCollectionFile } from './collection-file.ts';
import { parseSynonyms, type Synonyms } from './synonyms-file.ts';
import { parseTopicFile, type Topic } from './topic-file.ts';
import { topicGroups } from './topic-groups.ts';

const contentFolder = resolve(root, 'content');

/** By group and name. Throws a ContentFileError that names the file. */
export async function readTopics(folder = contentFolder): Promise<Topic[]> {
  const topics = await readEach(join(folder, 'topics'), parseTopicFile);
  const place = ({ group }: Topic) => topicGroups.indexOf(group);
  return topics.sort((a, b) => place(a) - place(b) || a.name.localeCompare(b.name, 'en'));
}

/** In their order. Throws a ContentFileError that names the file. */
export async function readCollections(folder = contentFolder): Promise<Collection[]> {
  const collections = await readEach(join(folder, 'collections'), parseCollectionFile);
  return collections.sort((a, b) => a.order - b.order);
}

/** Throws a ContentFileError that names the file. */
export function readSynonyms(folder = contentFolder): Promise<Synonyms> {
  return readOne(join(folder, 'synonyms.yaml'), parseSynonyms);
}

async function readEach<Item>(folder: string, parse: (slug: string, text: string) => Item) {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  return Promise.all(
    names.map((name) => readOne(join(folder, name), (text) => parse(basename(name, '.md'), text))),
  );
}

async function readOne<Item>(path: string, parse: (text: string) => Item): Promise<Item> {
  try {
    return parse(await readFile(path, 'utf8'));
  } catch (error) {
    if (!(error instanceof ContentFileError)) throw error;
    throw new ContentFileError(`${path}: ${error.message}`);
  }
}
