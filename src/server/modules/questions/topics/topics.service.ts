import type { Question, QuestionListQuery } from '#shared/contracts/question.ts';
import type {
  CollectionDetail,
  QuestionRow,
  TopicDetail,
  TopicMap,
} from '#shared/contracts/topic.ts';
import { difficulties } from '#shared/domain/difficulty.ts';
import { toPlainText } from '#shared/domain/excerpt.ts';
import { canSeeQuestion } from '#shared/policies/questions.ts';
import { cacheUntilChange } from '../../../db/cache-until-change.ts';
import type { ChangeFeed } from '../../../db/change-feed.ts';
import type { Database } from '../../../db/client.ts';
import { notFound } from '../../../lib/errors.ts';
import type { RenderingService } from '../../ground/rendering/rendering.service.ts';
import type { QuestionsService } from '../catalog/questions.service.ts';
import type { Library } from './library.service.ts';
import { topicGroups } from './topic-groups.ts';
import { createTopicsRepository } from './topics.repository.ts';

interface TopicsDeps {
  db: Database;
  changes: Pick<ChangeFeed, 'on'>;
  library: Library;
  questions: Pick<QuestionsService, 'list' | 'read'>;
  rendering: Pick<RenderingService, 'toHtml'>;
}

export type TopicsService = ReturnType<typeof createTopicsService>;

type Reader = { id: number; isAdmin: boolean } | null;

/** Per difficulty on a topic's page. The list has the rest. */
const mostShown = 25;

export function createTopicsService({ db, changes, library, questions, rendering }: TopicsDeps) {
  const repository = createTopicsRepository(db);
  const countVisible = cacheUntilChange({ changes, topics: ['questions'], most: 1 }, async () =>
    repository.countVisible(await library.topics()),
  );
  const texts = new Map<string, Promise<string>>();

  /** Rendered once: the files do not change while the site runs. */
  function toHtml(source: string): Promise<string> {
    const html = texts.get(source) ?? rendering.toHtml(source, { field: 'primer' });
    texts.set(source, html);
    return html;
  }

  async function count(query: QuestionListQuery, reader: Reader): Promise<number> {
    return (await questions.list({ ...query, page: 1, pageSize: 1 }, reader)).total;
  }

  async function tally(query: QuestionListQuery, reader: Reader) {
    const [total, solved] = await Promise.all([
      count(query, reader),
      reader && count({ ...query, status: 'solved' }, reader),
    ]);
    return { total, solved };
  }

  async function listTopics(reader: Reader): Promise<TopicMap['groups']> {
    const topics = await library.topics();
    const [totals, solved] = await Promise.all([
      countVisible('all'),
      reader && repository.countSolved(topics, reader.id),
    ]);
    return topicGroups.map((group) => ({
      name: group,
      topics: topics
        .filter((topic) => topic.group === group)
        .map(({ slug, name, summary }) => ({
          slug,
          name,
          summary,
          total: totals.get(slug) ?? 0,
          solved: solved && (solved.get(slug) ?? 0),
        })),
    }));
  }

  async function listCollections(reader: Reader): Promise<TopicMap['collections']> {
    const collections = await library.collections();
    return Promise.all(
      collections.map(async ({ slug, name, about }) => ({
        slug,
        name,
        about: toPlainText(about),
        ...(await tally({ collection: slug }, reader)),
      })),
    );
  }

  return {
    async map(reader: Reader): Promise<TopicMap> {
      const [groups, collections] = await Promise.all([
        listTopics(reader),
        listCollections(reader),
      ]);
      return { groups: groups.filter(({ topics }) => topics.length > 0), collections };
    },

    async topic(slug: string, reader: Reader): Promise<TopicDetail> {
      const topics = await library.topics();
      const topic = topics.find((other) => other.slug === slug);
      if (!topic) throw notFound('Topic not found');
      const [start, levels, primerHtml, numbers] = await Promise.all([
        library.startOfTopic(slug).then((ids) => questions.read(ids, reader)),
        Promise.all(
          difficulties.map(async (difficulty) => {
            const query = { topic: slug, difficulty, page: 1, pageSize: mostShown };
            const listed = await questions.list(query, reader);
            return { difficulty, total: listed.total, questions: listed.questions.map(toRow) };
          }),
        ),
        topic.primer === '' ? null : toHtml(topic.primer),
        tally({ topic: slug }, reader),
      ]);
      const { name, group, summary } = topic;
      const related = topics.filter((other) => topic.related.includes(other.slug));
      return {
        ...{ slug, name, group, summary, primerHtml, ...numbers },
        start: start.map(toRow),
        levels: levels.filter(({ total }) => total > 0),
        related: related.map((other) => ({
          slug: other.slug,
          name: other.name,
          summary: other.summary,
        })),
      };
    },

    async collection(slug: string, reader: Reader): Promise<CollectionDetail> {
      const collection = (await library.collections()).find((other) => other.slug === slug);
      if (!collection) throw notFound('Collection not found');
      const { name, about } = collection;
      const [listed, aboutHtml, numbers] = await Promise.all([
        questions.list({ collection: slug }, reader),
        toHtml(about),
        tally({ collection: slug }, reader),
      ]);
      return {
        ...{ slug, name, about: toPlainText(about), aboutHtml, ...numbers },
        questions: listed.questions.map(toRow),
      };
    },

    async topicsOfQuestion(questionId: number, reader: Reader) {
      const question = await repository.findTags(questionId);
      if (!question || !canSeeQuestion(reader, question)) throw notFound('Question not found');
      const topics = await library.topics();
      return topics
        .filter(({ tags }) => tags.some((tag) => question.tags.includes(tag)))
        .map(({ slug, name }) => ({ slug, name }));
    },
  };
}

function toRow(question: Question): QuestionRow {
  const { id, name, subject, difficulty, category, isPremium, status } = question;
  return { id, name, subject, difficulty, category, isPremium, status };
}
