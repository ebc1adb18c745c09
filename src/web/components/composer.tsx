import { useRef } from 'react';
import { byteLength, largestText } from '#shared/domain/text-size.ts';
import { DraftNotice } from './composer/draft-notice.tsx';
import { PostKeyHint } from './composer/post-key-hint.tsx';
import { submitByKey } from './composer/submit-by-key.ts';
import { useDraft } from './composer/use-draft.ts';
import { WritingArea } from './composer/writing-area.tsx';
import { FormButtons } from './ui/form-buttons.tsx';
import { SubmitButton } from './ui/submit-button.tsx';

interface ComposerProps {
  label: string;
  placeholder?: string;
  initialText?: string;
  /** Where drafts are stored. Omit to store none. */
  draftKey?: string;
  submitLabel: string;
  isSending: boolean;
  error?: string | undefined;
  /** Resolves to whether it was sent, which clears the field. */
  onSend: (text: string) => Promise<boolean>;
  onCancel?: (() => void) | undefined;
  cancelLabel?: string;
  autoFocus?: boolean;
}

/** A form for Markdown with formulas, with a preview and stored drafts. */
export function Composer(props: ComposerProps) {
  return <ComposerForm key={props.draftKey} {...props} />;
}

function ComposerForm(props: ComposerProps) {
  const { label, placeholder, initialText = '', draftKey, isSending, error, autoFocus } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const draft = useDraft({ draftKey, initialText, readTyped: () => area.current?.value });
  const isBlocked =
    isSending || draft.text.trim() === '' || byteLength(draft.text.trim()) > largestText.comment;

  async function send(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBlocked) return;
    if (await props.onSend(draft.text.trim())) draft.clear();
  }
  function discard() {
    draft.discard();
    area.current?.focus();
  }
  return (
    <form method="post" noValidate onSubmit={send} onKeyDown={submitByKey}>
      <DraftNotice isRestored={draft.isRestored} onDiscard={discard} />
      <WritingArea
        ref={area}
        label={label}
        name="content"
        placeholder={placeholder}
        text={draft.text}
        onText={draft.write}
        largestBytes={largestText.comment}
        error={error}
        readOnly={isSending}
        autoFocus={autoFocus}
      />
      <FormButtons
        note={<PostKeyHint />}
        cancelLabel={props.cancelLabel}
        onCancel={props.onCancel}
        isCancelBlocked={isSending}
      >
        <SubmitButton isBlocked={isBlocked} isPending={isSending}>
          {props.submitLabel}
        </SubmitButton>
      </FormButtons>
    </form>
  );
}
