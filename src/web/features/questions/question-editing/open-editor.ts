import { useSyncExternalStore } from 'react';

interface OpenEditor {
  subject: 'question' | 'solution';
  questionId: number;
}

let opened: OpenEditor | null = null;
const listeners = new Set<() => void>();

/**
 * Which editor is open. Not part of the buttons' state: one of them disappears as soon as someone
 * else adds a solution, and must not take the unsaved text with it.
 */
export function openEditor(editor: OpenEditor | null): void {
  opened = editor;
  for (const listener of listeners) listener();
}

export function useOpenEditor(questionId: number): OpenEditor['subject'] | null {
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
