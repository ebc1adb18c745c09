import type { SearchQuery, SearchResult } from '#shared/contracts/search.ts';
import { cacheUntilChange } from '../../../db/cache-until-change.ts';
import type { ChangeFeed } from '../../../db/change-feed.ts';
import type { Database } from '../../../db/client.ts';
import type { RateLimitService } from '../../ground/rate-limits/rate-limit.service.ts';
import type { QuestionsService } from '../catalog/questions.service.ts';
import type { Library } from '../topics/library.service.ts';
import { findQuestions } from './find-questions.ts';
import { queryWords, type Segment, toSegments } from './query-words.ts';
import { createSearchRepository } from './search.repository.ts';
import { sitePages } from './site-pages.ts';
import { fits } from './text-match.ts';
import { rankMeant } from './typing-errors.ts';

/** The drills belong to a room above, which hands in what finds them. */
export interface DrillDirectory {
  listNames(): Promise<readonly { slug: string; name: string; words: string }[]>;
}

interface SearchDeps {
  db: Database;
  changes: Pick<ChangeFeed, 'on'>;
  library: Pick<Library, 'topics' | 'collections' | 'synonyms'>;
  questions: Pick<QuestionsService, 'facets'>;
  drillDirectory: DrillDirectory;
  rateLimits: Pick<RateLimitService, 'allow'>;
}

export type SearchService = ReturnType<typeof createSearchService>;

/** The words, the text that no name may contain, and whether a page has such a name. */
type Key = [string[], string | null, boolean];

type Reader = { id: number; isAdmin: boolean } | null;

/** What else people call some categories. */
const categoryWords: Readonly<Record<string, string>> = {
  Brainteaser: 'brain teaser puzzle riddle',
  'Machine Learning': 'ml',
  Programming: 'coding algorithms',
  Statistics: 'stats',
};

const mostOthers = 5;
const mostKept = 500;
/** A search waits for the words of up to this many new questions to be learned; a job does more. */
const mostLearned = 300;

/** What is the same for everyone is cached until a question or a drill changes. */
export function createSearchService(deps: SearchDeps) {
  const { db, changes, library, questions, drillDirectory, rateLimits } = deps;
  const repository = createSearchRepository(db);

  const searchCached = cacheUntilChange(
    // Changed drills are announced as settings.
    { changes, topics: ['questions', 'settings'], most: mostKept },
    async (key: string) => {
      const [words, unlikeName, hasPages]: Key = JSON.parse(key);
      const { isExact, ...asTyped } = await find(words, unlikeName);
      if (isExact || hasPages) return { ...asTyped, corrected: null };
      const corrected = await correct(words);
      if (!corrected) return { ...asTyped, corrected };
      const { isExact: _, ...meant } = await find(corrected, unlikeName);
      return { ...meant, corrected: corrected.join(' ') };
    },
  );

  async function find(words: readonly string[], unlikeName: string | null) {
    const segments = toSegments(words, await library.synonyms());
    const topics = await findTopics(segments);
    const collections = (await library.collections()).filter(({ name }) => fits(name, segments));
    const drills = (await drillDirectory.listNames()).filter(({ name, words }) =>
      fits(`${name} ${words}`, segments),
    );
    const categories = (await questions.facets()).categories
      .map(({ category }) => category)
      .filter((category) => fits(`${category} ${categoryWords[category] ?? ''}`, segments));
    const { found, isExact } = await findQuestions(repository, {
      segments,
      named: topics.filter(({ name }) => fits(name, segments)),
      near: topics.filter(({ name }) => !fits(name, segments)),
      categories,
      unlikeName,
    });
    return {
      segments,
      questions: found,
      isExact: isExact || [topics, collections, drills, categories].some((all) => all.length > 0),
      categories: categories.slice(0, mostOthers),
      drills: drills.slice(0, mostOthers).map(({ slug, name }) => ({ slug, name })),
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
      const pages = findPages(toSegments(words, await library.synonyms()), reader);
      const key = JSON.stringify([words, unlikeName, pages.length > 0]);
      const { segments, ...shared } = await searchCached(key);
      return { ...shared, pages: shared.corrected ? findPages(segments, reader) : pages };
    },
  };
}

const nothing: SearchResult = {
  corrected: null,
  questions: [],
  categories: [],
  drills: [],
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
