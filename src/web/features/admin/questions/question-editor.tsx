import type { EditorProps } from '../../../components/editing/editor-state.tsx';
import { StoredEditor } from '../../../components/editing/stored-editor.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { fetchAdminQuestion } from '../../../queries/admin-questions.ts';
import { QuestionForm } from './question-form.tsx';

type QuestionEditorProps = Omit<EditorProps, 'questionId'> & { questionId: number | null };

/** Edits a new question, or the stored version of an existing one. */
export default function QuestionEditor({ questionId, ...callbacks }: QuestionEditorProps) {
  const api = useApi();
  if (questionId === null) {
    return <QuestionForm question={null} onTakeTheirs={() => {}} {...callbacks} />;
  }
  return (
    <StoredEditor
      edited={['question with solution', questionId]}
      fetchStored={() => fetchAdminQuestion(api, questionId)}
      onCancel={callbacks.onCancel}
    >
      {(question, takeTheirs) => (
        <QuestionForm
          key={`${question.version} ${question.solution?.version}`}
          question={question}
          onTakeTheirs={takeTheirs}
          {...callbacks}
        />
      )}
    </StoredEditor>
  );
}
