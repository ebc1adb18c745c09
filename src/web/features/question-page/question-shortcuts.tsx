import { useNavigate } from 'react-router';
import type { Neighbors } from '#shared/contracts/question.ts';
import type { ShortcutNote } from '../../components/shortcut-dialog.tsx';
import { ShortcutHelp } from '../../components/shortcut-help.tsx';
import { type Shortcuts, useShortcuts } from '../../lib/use-shortcuts.ts';

const navigation: ShortcutNote[] = [
  { keys: ['j', '→'], does: 'Next question' },
  { keys: ['k', '←'], does: 'Previous question' },
];
const solution: ShortcutNote = { keys: ['s'], does: 'Show or hide the solution' };
const search: ShortcutNote = { keys: ['/'], does: 'Search questions' };

interface QuestionShortcutsProps {
  neighbors: Neighbors | undefined;
  /** Absent for visitors, who cannot see solutions. */
  onToggleSolution?: () => void;
}

export function QuestionShortcuts({ neighbors, onToggleSolution }: QuestionShortcutsProps) {
  const navigate = useNavigate();
  const goTo = (neighbor: Neighbors['next'] | undefined) => () => {
    if (neighbor) void navigate(`/question/${neighbor.id}`);
  };
  const next = goTo(neighbors?.next);
  const previous = goTo(neighbors?.previous);
  const keys: Shortcuts = {
    j: next,
    ArrowRight: next,
    k: previous,
    ArrowLeft: previous,
    '/': () => void navigate('/questions#search'),
  };
  if (onToggleSolution) keys.s = onToggleSolution;
  useShortcuts(keys);
  return (
    <ShortcutHelp shortcuts={[...navigation, ...(onToggleSolution ? [solution] : []), search]} />
  );
}
