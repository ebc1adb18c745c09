import type { SearchResult } from '#shared/contracts/search.ts';
import { foundPlaces } from '../../../../lib/found-places.ts';

export interface PaletteItem {
  path: string;
  name: string;
  /** What kind of item it is, or what the question asks. */
  note: string;
}

const mostOthers = 3;
const mostQuestions = 8;

/** Shown before anything is typed. */
export const firstItems: readonly PaletteItem[] = [
  { path: '/practice/train', name: 'Next question', note: 'Train' },
  { path: '/questions', name: 'Questions', note: 'Page' },
  { path: '/questions?daily=1', name: 'Question of the Day', note: 'Page' },
  { path: '/practice', name: 'Practice', note: 'Page' },
  { path: '/drills', name: 'Drills', note: 'Page' },
  { path: '/topics', name: 'Topics', note: 'Page' },
];

/** The results in the order they are shown. */
export function toItems({ questions, ...others }: SearchResult): PaletteItem[] {
  return [
    ...foundPlaces(others, mostOthers).map(({ path, name, kind }) => ({ path, name, note: kind })),
    ...questions.slice(0, mostQuestions).map(({ id, name, subject, category }) => ({
      path: `/question/${id}`,
      name,
      note: subject ?? category,
    })),
  ];
}
