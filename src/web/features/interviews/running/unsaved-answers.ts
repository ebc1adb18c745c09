import type { InterviewAnswer } from '#shared/contracts/interview.ts';
import { dropFromTab, readFromTab, storeInTab } from '../../../lib/tab-storage.ts';

/** What has not arrived yet survives a reload of the tab. */
const keyOf = (interviewId: number) => `martingale_interview_${interviewId}`;

export function keepUnsaved(interviewId: number, unsaved: ReadonlyMap<number, InterviewAnswer>) {
  if (unsaved.size === 0) dropFromTab(keyOf(interviewId));
  else storeInTab(keyOf(interviewId), [...unsaved]);
}

export function readUnsaved(interviewId: number): Map<number, InterviewAnswer> {
  const stored = readFromTab(keyOf(interviewId));
  return new Map(Array.isArray(stored) ? stored.filter(isEntry) : []);
}

function isEntry(entry: unknown): entry is [number, InterviewAnswer] {
  if (!Array.isArray(entry)) return false;
  const [place, answer] = entry;
  const isAnswer = typeof answer === 'object' && answer !== null && 'confidence' in answer;
  return Number.isInteger(place) && isAnswer && typeof answer.given === 'string';
}
