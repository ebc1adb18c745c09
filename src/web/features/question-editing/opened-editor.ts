import { useSyncExternalStore } from 'react';

interface OpenedEditor {
  subject: 'question' | 'solution';
  questionId: number;
}

let opened: OpenedEditor | null = null;
const listeners = new Set<() => void>();

/**
 * Which editor is open. Kept apart from the buttons: one of them goes as soon as somebody else adds
 * a solution, and must not take along what is being written.
 */
export function openEditor(editor: OpenedEditor | null): void {
  opened = editor;
  for (const listener of listeners) listener();
}

export function useOpenedEditor(questionId: number): OpenedEditor['subject'] | null {
  const editor = useSyncExternalStore(
    subscribe,
    () => opened,
    () => null,
  );
  return editor?.questionId === questionId ? editor.subject : null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
