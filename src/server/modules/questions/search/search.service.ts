import type { SearchQuery, SearchResult } from '#shared/contracts/search.ts';
import { cacheUntilChange } from '../../../db/cache-until-change.ts';
import type { ChangeFeed } from '../../../db/change-feed.ts';
import type { Database } from '../../../db/client.ts';
import type { RateLimitService } from '../../ground/rate-limits/rate-limit.service.ts';
import type { Library } from '../topics/library.service.ts';
import { findQuestions } from './find-questions.ts';
import { queryWords, type Segment, toSegments } from './query-words.ts';
import { createSearchRepository } from './search.repository.ts';
import { sitePages } from './site-pages.ts';
import { fits } from './text-match.ts';
import { rankMeant } from './typing-errors.ts';

interface SearchDeps {
  db: Database;
  changes: Pick<ChangeFeed, 'on'>;
  library: Pick<Library, 'topics' | 'collections' | 'synonyms'>;
  rateLimits: Pick<RateLimitService, 'allow'>;
}

export type SearchService = ReturnType<typeof createSearchService>;

type Reader = { id: number; isAdmin: boolean } | null;

const mostOthers = 5;
const mostKept = 500;
/** A search waits for the words of up to this many new questions to be learned; a job does more. */
const mostLearned = 300;

/** What is the same for everyone is cached until a question changes. */
export function createSearchService({ db, changes, library, rateLimits }: SearchDeps) {
  const repository = createSearchRepository(db);

  const searchCached = cacheUntilChange(
    { changes, topics: ['questions'], most: mostKept },
    async (key: string) => {
      const [words, unlikeName]: [string[], string | null] = JSON.parse(key);
      const asTyped = await find(words, unlikeName);
      if (asTyped.isExact) return { ...asTyped, corrected: null };
      const corrected = await correct(words);
      if (!corrected) return { ...asTyped, corrected };
      return { ...(await find(corrected, unlikeName)), corrected: corrected.join(' ') };
    },
  );

  async function find(words: readonly string[], unlikeName: string | null) {
    const segments = toSegments(words, await library.synonyms());
    const topics = await findTopics(segments);
    const collections = (await library.collections()).filter(({ name }) => fits(name, segments));
    const { found, isExact } = await findQuestions(repository, {
      segments,
      named: topics.filter(({ name }) => fits(name, segments)),
      near: topics.filter(({ name }) => !fits(name, segments)),
      unlikeName,
    });
    return {
      segments,
      questions: found,
      isExact: isExact || topics.length > 0 || collections.length > 0,
      topics: topics
        .slice(0, mostOthers)
        .map(({ slug, name, summary }) => ({ slug, name, summary })),
      collections: collections.slice(0, mostOthers).map(({ slug, name }) => ({ slug, name })),
    };
  }

  /** Matches by name first, then by tag. */
  async function findTopics(segments: readonly Segment[]) {
    const topics = await library.topics();
    const named = topics.filter(({ name }) => fits(name, segments));
    const tagged = topics.filter(({ tags }) => tags.some((tag) => fits(tag, segments)));
    return [...new Set([...named, ...tagged])];
  }

  /** The words, with the nearest known ones replacing unknown ones; null: nothing to correct. */
  async function correct(words: readonly string[]): Promise<string[] | null> {
    await repository.learnWords(mostLearned);
    const meant = new Map(
      (await repository.findSimilar(words)).map(({ word, similar }) => [
        word,
        rankMeant(word, similar),
      ]),
    );
    // A question may have been hidden or changed since its words were learned.
    const shown = new Set(await repository.listShown([...meant.values()].flat()));
    const corrected = words.map((word) => meant.get(word)?.find((one) => shown.has(one)) ?? word);
    return corrected.join() === words.join() ? null : corrected;
  }

  return {
    async search({ q, besides }: SearchQuery, reader: Reader, ip: string): Promise<SearchResult> {
      const words = queryWords(q);
      if (words.length === 0) return nothing;
      await rateLimits.allow('search', reader ? String(reader.id) : ip);
      const unlikeName = besides === 'names' ? q : null;
      const { questions, topics, collections, corrected, segments } = await searchCached(
        JSON.stringify([words, unlikeName]),
      );
      return { corrected, questions, topics, collections, pages: findPages(segments, reader) };
    },
  };
}

const nothing: SearchResult = {
  corrected: null,
  questions: [],
  topics: [],
  collections: [],
  pages: [],
};

function findPages(segments: readonly Segment[], reader: Reader): SearchResult['pages'] {
  return sitePages
    .filter(({ access }) => !access || (access === 'admin' ? reader?.isAdmin : reader))
    .filter(({ name, words = '' }) => fits(`${name} ${words}`, segments))
    .slice(0, mostOthers)
    .map(({ path, name, kind }) => ({ path, name, kind }));
}
