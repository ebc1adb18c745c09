import type { EditorProps } from '../../../components/editing/editor-state.tsx';
import { StoredEditor } from '../../../components/editing/stored-editor.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { fetchAdminQuestion } from '../../../queries/admin-questions.ts';
import { QuestionForm } from './question-form.tsx';

type QuestionEditorProps = Omit<EditorProps, 'questionId'> & { questionId: number | null };

/** For a new question, or for one as it is stored right now. */
export default function QuestionEditor({ questionId, ...way }: QuestionEditorProps) {
  const api = useApi();
  if (questionId === null) {
    return <QuestionForm question={null} onTakeTheirs={() => {}} {...way} />;
  }
  return (
    <StoredEditor
      edited={['question with solution', questionId]}
      fetchStored={() => fetchAdminQuestion(api, questionId)}
      onCancel={way.onCancel}
    >
      {(question, takeTheirs) => (
        <QuestionForm
          key={`${question.version} ${question.solution?.version}`}
          question={question}
          onTakeTheirs={takeTheirs}
          {...way}
        />
      )}
    </StoredEditor>
  );
}
