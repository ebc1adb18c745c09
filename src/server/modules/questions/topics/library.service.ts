import { cacheUntilChange } from '../../../db/cache-until-change.ts';
import type { ChangeFeed } from '../../../db/change-feed.ts';
import type { Database } from '../../../db/client.ts';
import { readCollections, readSynonyms, readTopics } from './read-topics.ts';
import { createTopicsRepository } from './topics.repository.ts';

interface LibraryDeps {
  db: Database;
  changes: Pick<ChangeFeed, 'on'>;
}

export type Library = ReturnType<typeof createLibrary>;

/** More than there are. */
const mostTopics = 200;

/** The topics, collections and synonyms in `content/`, and which questions belong to them. */
export function createLibrary({ db, changes }: LibraryDeps) {
  const repository = createTopicsRepository(db);
  const topics = once(() => readTopics());
  const collections = once(() => readCollections());
  const keep = { changes, topics: ['questions'], most: mostTopics } as const;

  const questionsOfTopic = cacheUntilChange(keep, async (slug: string) => {
    const topic = (await topics()).find((other) => other.slug === slug);
    return new Set(topic ? await repository.listTagged(topic.tags) : []);
  });

  const questionsOfCollection = cacheUntilChange(keep, async (slug: string) => {
    const collection = (await collections()).find((other) => other.slug === slug);
    return collection ? idsOf(collection.questions) : [];
  });

  const startOfTopic = cacheUntilChange(keep, async (slug: string) => {
    const topic = (await topics()).find((other) => other.slug === slug);
    return topic?.start ? idsOf(topic.start) : [];
  });

  /** In the same order, without those that are not in the bank. */
  async function idsOf(slugs: readonly string[]): Promise<number[]> {
    const ids = await repository.listBySlug(slugs);
    return slugs.flatMap((slug) => ids.get(slug) ?? []);
  }

  return {
    topics,
    collections,
    synonyms: once(() => readSynonyms()),
    /** By id; none if there is no such topic. Includes hidden questions. */
    questionsOfTopic,
    /** What to begin a topic with, in order, likewise. */
    startOfTopic,
    /** In its order; none if there is no such collection. Includes hidden questions. */
    questionsOfCollection,
  };
}

/** The files do not change while the site runs. */
function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let reading: Promise<Value> | undefined;
  return () => {
    reading ??= read();
    return reading;
  };
}
