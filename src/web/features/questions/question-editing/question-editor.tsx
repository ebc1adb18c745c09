import type { EditorProps } from '../../../components/editing/editor-state.tsx';
import { StoredEditor } from '../../../components/editing/stored-editor.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { fetchAdminQuestion } from '../../../queries/admin-questions.ts';
import { QuestionForm } from './question-form.tsx';

export default function QuestionEditor({ questionId, ...handlers }: EditorProps) {
  const api = useApi();
  return (
    <StoredEditor
      edited={['question', questionId]}
      fetchStored={() => fetchAdminQuestion(api, questionId)}
      onCancel={handlers.onCancel}
    >
      {(question, takeTheirs) => (
        <QuestionForm
          key={question.version}
          question={question}
          onTakeTheirs={takeTheirs}
          {...handlers}
        />
      )}
    </StoredEditor>
  );
}
