import type { BankEntry } from './bank.repository.ts';

interface Written {
  questionId: number;
  solutionId: number;
}

interface Hashed {
  slug: string;
  contentHash: string;
}

/**
 * Which files are new, which have changed while their question was not edited, and which belong to
 * questions without an answer, as written by an older release.
 */
export function planFor<File extends Hashed>(files: File[], entries: BankEntry[]) {
  const entryOf = new Map(entries.map((entry) => [entry.slug, entry]));
  const added: File[] = [];
  const updated: { file: File; written: Written }[] = [];
  const unanswered: { file: File; questionId: number; description: string }[] = [];
  for (const file of files) {
    const entry = entryOf.get(file.slug);
    const written = entry && entry.contentHash !== file.contentHash ? untouched(entry) : null;
    if (!entry) {
      added.push(file);
    } else if (written) {
      updated.push({ file, written });
    } else if (entry.question && entry.unanswered !== null) {
      unanswered.push({ file, questionId: entry.question.id, description: entry.unanswered });
    }
  }
  return { added, updated, unanswered };
}

/** Null: an administrator edited it, which increments its version, or deleted it. */
function untouched({ written, question, solution }: BankEntry): Written | null {
  if (question?.version !== written.question || solution?.version !== written.solution) return null;
  return question && solution && { questionId: question.id, solutionId: solution.id };
}
