import type { BankEntry } from './bank.repository.ts';

interface Written {
  questionId: number;
  solutionId: number;
}

interface Hashed {
  slug: string;
  contentHash: string;
}

/** Which files are new, and which are newer than what the bank wrote and nobody touched since. */
export function planFor<File extends Hashed>(files: File[], entries: BankEntry[]) {
  const entryOf = new Map(entries.map((entry) => [entry.slug, entry]));
  const added: File[] = [];
  const updated: { file: File; written: Written }[] = [];
  for (const file of files) {
    const entry = entryOf.get(file.slug);
    if (!entry) {
      added.push(file);
    } else if (entry.contentHash !== file.contentHash) {
      const written = untouched(entry);
      if (written) updated.push({ file, written });
    }
  }
  return { added, updated };
}

/** Null: an administrator edited it, which moves versions on, or deleted it. */
function untouched({ written, question, solution }: BankEntry): Written | null {
  if (question?.version !== written.question || solution?.version !== written.solution) return null;
  return question && solution && { questionId: question.id, solutionId: solution.id };
}
