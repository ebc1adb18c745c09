import { cacheUntilChange } from '../../../db/cache-until-change.ts';
import type { ChangeFeed } from '../../../db/change-feed.ts';
import { type PublicFile, toPublicFile } from '../../../lib/public-file.ts';
import type { PublicDiscussionsService } from '../../discussions/threads/public-discussions.service.ts';
import type { QuestionsService } from '../../questions/catalog/questions.service.ts';
import type { Library } from '../../questions/topics/library.service.ts';
import { indexXml, type SitemapEntry, urlSetXml } from './sitemap-xml.ts';

interface SitemapDeps {
  questions: Pick<QuestionsService, 'count' | 'listChanges'>;
  library: Pick<Library, 'topics' | 'collections'>;
  publicDiscussions: Pick<PublicDiscussionsService, 'count' | 'listChanges'>;
  changes: Pick<ChangeFeed, 'on'>;
  appUrl: string;
  /** The most that the standard allows in one file. */
  mostUrls?: number;
}

export type SitemapService = ReturnType<typeof createSitemapService>;

const publicScreens = [
  '/',
  '/questions',
  '/topics',
  '/practice',
  '/practice/train',
  '/drills',
  '/about',
  '/pricing',
  '/newsletter',
  '/ebook',
  '/feedback',
];
const closedToRobots = [
  '/api/',
  '/admin',
  '/account',
  '/subscription',
  '/progress',
  '/practice/review',
  '/practice/mistakes',
  '/practice/partner',
  '/notifications',
];

export function createSitemapService({
  questions,
  library,
  publicDiscussions,
  changes,
  appUrl,
  mostUrls = 50_000,
}: SitemapDeps) {
  const sections = [
    inMemory(async () => publicScreens),
    inMemory(() => listLibrary(library)),
    ...listSections(questions, publicDiscussions),
  ];

  async function countFiles(): Promise<number> {
    const counts = await Promise.all(sections.map(({ count }) => count()));
    return Math.ceil(counts.reduce((sum, count) => sum + count, 0) / mostUrls);
  }

  /** The sections in sequence, cut to one file. */
  async function listPage(page: number): Promise<SitemapEntry[]> {
    let entries: SitemapEntry[] = [];
    let offset = (page - 1) * mostUrls;
    for (const { count, list } of sections) {
      const length = await count();
      const room = mostUrls - entries.length;
      if (offset < length && room > 0) entries = [...entries, ...(await list(offset, room))];
      offset = Math.max(0, offset - length);
    }
    return entries.map(({ url, ...entry }) => ({ url: appUrl + url, ...entry }));
  }

  async function makePage(page: number): Promise<PublicFile | null> {
    const entries = await listPage(page);
    return entries.length > 0 ? toPublicFile(urlSetXml(entries)) : null;
  }

  async function makeIndex(): Promise<PublicFile | null> {
    const count = await countFiles();
    if (count === 1) return makePage(1);
    return toPublicFile(
      indexXml(Array.from({ length: count }, (_, i) => `${appUrl}/sitemap-${i + 1}.xml`)),
    );
  }

  /** Public, so each file is cached until something changes. */
  const cached = cacheUntilChange<'index' | number, PublicFile | null>(
    { changes, topics: ['questions', 'discussions'], most: 100 },
    (key) => (key === 'index' ? makeIndex() : makePage(key)),
  );

  return {
    robots: toPublicFile(
      [
        'User-agent: *',
        ...closedToRobots.map((path) => `Disallow: ${path}`),
        '',
        `Sitemap: ${appUrl}/sitemap.xml`,
        '',
      ].join('\n'),
    ),

    /** All public URLs, or the index of the sitemap files if there are too many. */
    sitemap: () => cached('index'),

    /** From 1; null past the last one. */
    sitemapPage: (page: number) => cached(page),
  };
}

/** One kind of URLs, as paths. */
interface Section {
  count: () => Promise<number>;
  list: (offset: number, limit: number) => Promise<SitemapEntry[]>;
}

function inMemory(listUrls: () => Promise<readonly string[]>): Section {
  return {
    count: async () => (await listUrls()).length,
    list: async (offset, limit) =>
      (await listUrls()).slice(offset, offset + limit).map((url) => ({ url })),
  };
}

async function listLibrary(library: SitemapDeps['library']): Promise<string[]> {
  const [topics, collections] = await Promise.all([library.topics(), library.collections()]);
  return [
    ...topics.map(({ slug }) => `/topics/${slug}`),
    ...collections.map(({ slug }) => `/collections/${slug}`),
  ];
}

function listSections(
  questions: SitemapDeps['questions'],
  discussions: SitemapDeps['publicDiscussions'],
): Section[] {
  return [
    {
      count: questions.count,
      list: async (offset, limit) =>
        (await questions.listChanges(offset, limit)).map(({ id, updatedAt }) => ({
          url: `/question/${id}`,
          changedAt: updatedAt,
        })),
    },
    {
      count: discussions.count,
      list: async (offset, limit) =>
        (await discussions.listChanges(offset, limit)).map(({ id, lastActivityAt }) => ({
          url: `/discussions/${id}`,
          changedAt: lastActivityAt,
        })),
    },
  ];
}
