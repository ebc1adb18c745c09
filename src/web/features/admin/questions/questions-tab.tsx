import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { AdminQuestionRow } from '#shared/contracts/admin-question.ts';
import { refreshQuestions } from '../../../queries/admin-questions.ts';
import { DeleteAll } from './delete-all.tsx';
import { DeleteQuestion } from './delete-question.tsx';
import { EditorDialog } from './editor-dialog.tsx';
import { History } from './history.tsx';
import { LazyImportDialog } from './lazy-import-dialog.tsx';
import { ListFilters } from './list-filters.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { QuestionTable } from './question-table.tsx';
import { SavedExports } from './saved-exports.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useNewQuestion } from './use-new-question.ts';
import { useToggle } from './use-question-changes.ts';
import { useQuestionList } from './use-question-list.ts';
import { useSelection } from './use-selection.ts';

type Opened =
  | { dialog: 'add' | 'import' | 'delete-all' }
  | { dialog: 'edit' | 'history' | 'delete'; question: AdminQuestionRow };

export default function QuestionsTab() {
  const queries = useQueryClient();
  const list = useQuestionList();
  const selection = useSelection(list);
  const toggle = useToggle();
  const area = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const wasDeleted = useRef(false);
  useEffect(() => {
    // The dialog returned the focus to a row that is gone.
    if (opened || !wasDeleted.current) return;
    wasDeleted.current = false;
    area.current?.focus();
  }, [opened]);
  const questionFor = (dialog: 'edit' | 'history' | 'delete') =>
    opened?.dialog === dialog ? opened.question : null;
  const edited = questionFor('edit');

  return (
    <div className="pt-2">
      <ListFilters list={list}>
        <ListToolbar onOpen={(dialog) => setOpened({ dialog })} />
      </ListFilters>
      <SelectionBar selection={selection} total={list.total} areaRef={area} />
      <QuestionTable
        list={list}
        selection={selection}
        areaRef={area}
        added={useNewQuestion(list)}
        actions={{
          edit: (question) => setOpened({ dialog: 'edit', question }),
          toggleVisibility: (question) => toggle.mutate({ question, what: 'visibility' }),
          togglePremium: (question) => toggle.mutate({ question, what: 'premium' }),
          showHistory: (question) => setOpened({ dialog: 'history', question }),
          remove: (question) => setOpened({ dialog: 'delete', question }),
          busyId: toggle.isPending ? toggle.variables.question.id : null,
        }}
      />
      <p role="status" className="mt-3 text-ink-muted text-sm">
        {list.first.data && countText(list.total, list.isNarrowed)}
      </p>
      <SavedExports />
      <EditorDialog
        edited={
          opened?.dialog === 'add' ? { questionId: null } : edited && { questionId: edited.id }
        }
        onClose={close}
      />
      <History question={questionFor('history')} onClose={close} />
      <DeleteQuestion
        question={questionFor('delete')}
        onClose={close}
        onDeleted={() => {
          wasDeleted.current = true;
          close();
        }}
      />
      <DeleteAll isOpen={opened?.dialog === 'delete-all'} onClose={close} />
      <LazyImportDialog
        isOpen={opened?.dialog === 'import'}
        onClose={close}
        onImported={() => void refreshQuestions(queries)}
      />
    </div>
  );
}

function countText(total: number, isNarrowed: boolean): string {
  const isOne = total === 1;
  const counted = `${total.toLocaleString('en')} ${isOne ? 'question' : 'questions'}`;
  if (!isNarrowed) return counted;
  return `${counted} ${isOne ? 'matches' : 'match'}`;
}
