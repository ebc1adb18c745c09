import { cacheUntilChange } from '../../../db/cache-until-change.ts';
import type { ChangeFeed } from '../../../db/change-feed.ts';
import { type PublicFile, toPublicFile } from '../../../lib/public-file.ts';
import type {
  PublicDiscussion,
  PublicDiscussionsService,
} from '../../discussions/threads/public-discussions.service.ts';
import type { SettingsService } from '../../ground/settings/settings.service.ts';
import type { QuestionsService } from '../../questions/catalog/questions.service.ts';
import { type AtomFeed, atomXml } from './atom-xml.ts';

const mostEntries = 50;
/** The date of an empty feed. */
const never = new Date(0);

interface FeedTools {
  questions: Pick<QuestionsService, 'detail'>;
  publicDiscussions: Pick<PublicDiscussionsService, 'newest'>;
  settings: Pick<SettingsService, 'publicSettings'>;
  changes: Pick<ChangeFeed, 'on'>;
  appUrl: string;
}

export type FeedService = ReturnType<typeof createFeedService>;

/** The newest public discussions for feed readers, without spoilers. */
export function createFeedService(tools: FeedTools) {
  const { questions, publicDiscussions, settings, changes, appUrl } = tools;

  async function makeSiteFeed(): Promise<PublicFile> {
    const { app_title } = await settings.publicSettings();
    return toFile({
      title: `Discussions · ${app_title}`,
      url: '/feeds/discussions.atom',
      page: '/questions',
      discussions: await publicDiscussions.newest(null, mostEntries),
    });
  }

  async function makeQuestionFeed(id: number): Promise<PublicFile> {
    const [{ app_title }, question] = await Promise.all([
      settings.publicSettings(),
      questions.detail(id, null),
    ]);
    return toFile({
      title: `Discussions of ${question.name} · ${app_title}`,
      url: `/feeds/question/${id}.atom`,
      page: `/question/${id}`,
      discussions: await publicDiscussions.newest(id, mostEntries),
    });
  }

  function toFile({ title, url, page, discussions }: FeedContent): PublicFile {
    const feed: AtomFeed = {
      title,
      url: appUrl + url,
      page: appUrl + page,
      updatedAt: discussions[0]?.createdAt ?? never,
      entries: discussions.map((discussion) => ({
        url: `${appUrl}/discussions/${discussion.id}`,
        title: discussion.title,
        author: discussion.username ?? 'Unknown User',
        topic: discussion.questionName,
        summary: discussion.preview,
        publishedAt: discussion.createdAt,
      })),
    };
    return toPublicFile(atomXml(feed));
  }

  const cached = cacheUntilChange<'site' | number, PublicFile>(
    { changes, topics: ['discussions', 'questions', 'settings'], most: 200 },
    (key) => (key === 'site' ? makeSiteFeed() : makeQuestionFeed(key)),
  );

  return {
    site: () => cached('site'),
    ofQuestion: (id: number) => cached(id),
  };
}

interface FeedContent {
  title: string;
  /** Both start with a slash. */
  url: string;
  page: string;
  /** Newest first. */
  discussions: readonly PublicDiscussion[];
}
