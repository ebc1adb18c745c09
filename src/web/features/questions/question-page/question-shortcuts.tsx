import { useNavigate } from 'react-router';
import type { Neighbors } from '#shared/contracts/question.ts';
import type { ShortcutNote } from '../../../components/shortcut-dialog.tsx';
import { ShortcutHelp } from '../../../components/shortcut-help.tsx';
import { type Shortcuts, useShortcuts } from '../../../lib/use-shortcuts.ts';
import type { OpenSet } from './use-question-set.ts';

const navigation: ShortcutNote[] = [
  { keys: ['j', '→'], does: 'Next question' },
  { keys: ['k', '←'], does: 'Previous question' },
];
const solution: ShortcutNote = { keys: ['s'], does: 'Show or hide the solution' };
const star: ShortcutNote = { keys: ['f'], does: 'Star the question' };
const search: ShortcutNote = { keys: ['/'], does: 'Search questions' };

interface QuestionShortcutsProps {
  set: OpenSet;
  onStar: () => void;
  /** Absent for visitors, who cannot see solutions. */
  onToggleSolution?: () => void;
}

export function QuestionShortcuts({ set, onStar, onToggleSolution }: QuestionShortcutsProps) {
  const navigate = useNavigate();
  const goTo = (neighbor: Neighbors['next'] | undefined) => () => {
    if (neighbor) void navigate(set.urlOf(neighbor.id));
  };
  const next = goTo(set.neighbors?.next);
  const previous = goTo(set.neighbors?.previous);
  const keys: Shortcuts = {
    j: next,
    ArrowRight: next,
    k: previous,
    ArrowLeft: previous,
    f: onStar,
    '/': () => void navigate('/questions#search'),
  };
  if (onToggleSolution) keys.s = onToggleSolution;
  useShortcuts(keys);
  return (
    <ShortcutHelp
      shortcuts={[...navigation, ...(onToggleSolution ? [solution] : []), star, search]}
    />
  );
}
