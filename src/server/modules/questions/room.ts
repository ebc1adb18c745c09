import type { FastifyInstance } from 'fastify';
import type { RoomDeps } from '../../app-deps.ts';
import { addRoutes } from '../../plugins/add-routes.ts';
import type { Ground } from '../ground/room.ts';
import { adminQuestionRoutes } from './admin-questions/admin-question.routes.ts';
import { createAdminQuestionService } from './admin-questions/admin-question.service.ts';
import { keptExportRoutes } from './admin-questions/kept-export.routes.ts';
import { createKeptExportService } from './admin-questions/kept-export.service.ts';
import { questionRoutes } from './catalog/questions.routes.ts';
import { createQuestionsService } from './catalog/questions.service.ts';
import { exportRoutes } from './imports/export.routes.ts';
import { createExportService, questionsAsJson } from './imports/export.service.ts';
import { importRoutes } from './imports/import.routes.ts';
import { createImportService } from './imports/import.service.ts';
import { createImportRunService } from './imports/import-run.service.ts';
import { listRoutes } from './lists/list.routes.ts';
import { createListService } from './lists/list.service.ts';
import { createListContents } from './lists/list-contents.service.ts';
import { createSharedListService } from './lists/shared-list.service.ts';
import { questionEditingRoutes } from './question-editing/question-editing.routes.ts';
import { createQuestionEditingService } from './question-editing/question-editing.service.ts';
import { questionHistoryRoutes } from './question-editing/question-history.routes.ts';
import { createQuestionHistoryService } from './question-editing/question-history.service.ts';
import { questionRemovalRoutes } from './question-editing/question-removal.routes.ts';
import { createQuestionRemovalService } from './question-editing/question-removal.service.ts';
import { createQuestionWriting } from './question-editing/question-writing.service.ts';
import { createKnownWordsService } from './search/known-words.service.ts';
import { searchRoutes } from './search/search.routes.ts';
import { createSearchService, type DrillDirectory } from './search/search.service.ts';
import { noteRoutes } from './stars-and-notes/note.routes.ts';
import { createNoteService } from './stars-and-notes/note.service.ts';
import { starRoutes } from './stars-and-notes/star.routes.ts';
import { createStarService } from './stars-and-notes/star.service.ts';
import { createLibrary } from './topics/library.service.ts';
import { topicRoutes } from './topics/topics.routes.ts';
import { createTopicsService } from './topics/topics.service.ts';
import { adminVariantsRoutes } from './variants/admin-variants.routes.ts';
import { createAdminVariantsService } from './variants/admin-variants.service.ts';
import { createVariantsService } from './variants/variants.service.ts';

export type Questions = ReturnType<typeof openQuestions>['services'];

/** The questions: reading, finding, collecting and editing them. */
export function openQuestions(deps: RoomDeps, below: Ground & { drillDirectory: DrillDirectory }) {
  const { db, now } = deps;
  const library = createLibrary(deps);
  const listContents = createListContents(db);
  const variants = createVariantsService({ ...deps, ...below });
  const questions = createQuestionsService({ ...deps, library, lists: listContents, variants });
  const base = { ...deps, ...below, library, questions, variants };

  const writing = createQuestionWriting(now);
  const adminQuestions = createAdminQuestionService(base);
  const keptExports = createKeptExportService({ ...base, questionsAsJson });
  const editing = { ...base, writing, adminQuestions, keptExports };
  const runs = createImportRunService(db, now);

  const services = {
    library,
    listContents,
    questions,
    variants,
    adminVariants: createAdminVariantsService(base),
    adminQuestions,
    keptExports,
    search: createSearchService(base),
    knownWords: createKnownWordsService(base),
    topics: createTopicsService(base),
    lists: createListService(base),
    sharedLists: createSharedListService(base),
    stars: createStarService(base),
    notes: createNoteService(base),
    questionEditing: createQuestionEditingService(editing),
    questionHistory: createQuestionHistoryService(editing),
    questionRemoval: createQuestionRemovalService(editing),
    imports: createImportService({ ...editing, runs }),
    exports: createExportService(db),
  };
  return {
    services,

    async addRoutes(api: FastifyInstance) {
      const offered = { ...services, exportLog: below.exportLog, now };
      await addRoutes(api, questionRoutes, offered);
      await addRoutes(api, searchRoutes, offered);
      await addRoutes(api, topicRoutes, offered);
      await addRoutes(api, listRoutes, offered);
      await addRoutes(api, starRoutes, offered);
      await addRoutes(api, noteRoutes, offered);
      await addRoutes(api, questionEditingRoutes, offered);
      await addRoutes(api, questionRemovalRoutes, offered);
      await addRoutes(api, questionHistoryRoutes, offered);
      await addRoutes(api, adminQuestionRoutes, offered);
      await addRoutes(api, adminVariantsRoutes, offered);
      await addRoutes(api, keptExportRoutes, offered);
      await addRoutes(api, importRoutes, offered);
      await addRoutes(api, exportRoutes, offered);
    },

    startJobs: () => services.knownWords.startJobs(),
  };
}
