import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type EditorProps, EditorState } from '../../components/editing/editor-state.tsx';
import { useApi } from '../../lib/app-context.ts';
import { QuestionForm } from './question-form.tsx';
import { storedQuestionQuery } from './stored-queries.ts';

export default function QuestionEditor({ questionId, onSaved, onCancel }: EditorProps) {
  const queries = useQueryClient();
  const query = storedQuestionQuery(useApi(), questionId);
  const { data: question, error, isFetching, refetch } = useQuery(query);
  if (!question) {
    return (
      <EditorState
        error={isFetching ? null : error}
        onRetry={() => void refetch()}
        onCancel={onCancel}
      />
    );
  }
  return (
    <QuestionForm
      key={question.version}
      question={question}
      onTakeTheirs={(theirs) => queries.setQueryData(query.queryKey, theirs)}
      {...{ onSaved, onCancel }}
    />
  );
}
