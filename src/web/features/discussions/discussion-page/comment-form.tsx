import { Link, useLocation } from 'react-router';
import type { Comment } from '#shared/contracts/comment.ts';
import { Composer } from '../../../components/composer.tsx';
import { signInPath } from '../../../lib/sign-in-path.ts';
import { Note } from './notice.tsx';
import { SendingComment } from './sending-comment.tsx';
import { useThread } from './thread-context.ts';
import { useAddComment } from './use-add-comment.ts';

interface CommentFormProps {
  parentId: number | null;
  label: string;
  initialText?: string;
  onSent?: (comment: Comment) => void;
  /** Only replies can be canceled. */
  onCancel?: () => void;
}

/** The form, or the reason why the user cannot write. */
export function CommentForm(props: CommentFormProps) {
  const { user, isLocked, isDeleted } = useThread();
  if (isDeleted) return null;
  if (isLocked) return <LockedNote />;
  if (!user) return <SignInNote />;
  return (
    <>
      <div className="needs-scripts">
        <OpenForm {...props} />
      </div>
      <noscript>
        <p className="text-ink-muted">
          Writing comments requires JavaScript. Please enable it for this site.
        </p>
      </noscript>
    </>
  );
}

function OpenForm({ parentId, label, initialText, onSent, onCancel }: CommentFormProps) {
  const { threadId } = useThread();
  const { send, sending } = useAddComment(parentId, onSent);
  const isReply = parentId !== null;
  return (
    <>
      {sending !== null && <SendingComment text={sending} />}
      <Composer
        label={label}
        placeholder="Share your thoughts, a hint, or another way to solve it"
        {...(initialText !== undefined && { initialText })}
        draftKey={`discussion_${threadId}_${parentId ?? 'new'}`}
        submitLabel={isReply ? 'Send reply' : 'Send comment'}
        isSending={sending !== null}
        onSend={send}
        onCancel={onCancel}
        cancelLabel="Cancel reply"
        autoFocus={isReply}
      />
    </>
  );
}

/** A status, since the discussion may get locked while the user is typing. */
function LockedNote() {
  return <Note role="status">This discussion is locked. New comments are not allowed.</Note>;
}

function SignInNote() {
  const { pathname, search } = useLocation();
  return (
    <Note>
      <Link to={signInPath({ pathname, search })} className="text-link">
        Sign in to join the discussion
      </Link>
    </Note>
  );
}
