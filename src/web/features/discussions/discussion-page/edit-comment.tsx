import { Composer } from '../../../components/composer.tsx';
import { useApi } from '../../../lib/app-context.ts';
import type { ShownComment } from '../../../queries/shown-thread.ts';
import { useThread } from './thread-context.ts';
import { useThreadMutation } from './use-thread-mutation.ts';

interface EditCommentProps {
  comment: ShownComment;
  onClose: () => void;
}

export function EditComment({ comment, onClose }: EditCommentProps) {
  const api = useApi();
  const { changes, focusComment } = useThread();
  const saving = useThreadMutation({
    run: (content: string) =>
      api.call('PATCH /api/comments/:id', { params: { id: comment.id }, body: { content } }),
    onDone: (changed) => {
      changes.put(changed);
      close();
    },
    failure: 'Error editing comment',
  });

  function close() {
    onClose();
    focusComment(comment.id);
  }

  return (
    <Composer
      label="Edit your comment"
      initialText={comment.source ?? ''}
      draftKey={`comment_${comment.id}_edit`}
      submitLabel="Save"
      isSending={saving.isPending}
      onSend={(text) =>
        saving.mutateAsync(text).then(
          () => true,
          () => false,
        )
      }
      onCancel={close}
      autoFocus
    />
  );
}
