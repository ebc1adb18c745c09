import { Button } from '../ui/button.tsx';
import { SubmitButton } from '../ui/submit-button.tsx';
import styles from './editing-form.module.css';

interface EditingFormProps {
  submit: (event?: React.BaseSyntheticEvent) => unknown;
  button: { isBlocked: boolean; isPending: boolean };
  failure: string;
  failureTitle?: string;
  saveLabel?: string;
  onCancel: () => void;
  /** Said beside the buttons, in view while any field is edited. */
  notice?: React.ReactNode;
  children: React.ReactNode;
}

/** The frame of an editor's form. Ctrl or ⌘ + Enter saves, and the buttons stay in view. */
export function EditingForm({
  submit,
  button,
  failure,
  failureTitle = 'Update failed',
  saveLabel = 'Save',
  onCancel,
  notice,
  children,
}: EditingFormProps) {
  function saveByKey(event: React.KeyboardEvent<HTMLFormElement>) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!button.isPending) event.currentTarget.requestSubmit();
  }
  return (
    <form method="post" noValidate onSubmit={submit} onKeyDown={saveByKey} className="mt-5">
      {children}
      <div className={styles.footer}>
        {notice}
        <p role="alert" className="w-full text-danger text-sm empty:hidden sm:w-auto sm:flex-1">
          {failure && (
            <>
              <strong>{failureTitle}</strong> {failure}
            </>
          )}
        </p>
        <p className="hidden text-ink-muted text-xs sm:block pointer-coarse:hidden">
          Ctrl/⌘ + Enter to save
        </p>
        <Button variant="secondary" size="medium" onClick={onCancel}>
          Cancel
        </Button>
        <SubmitButton {...button}>{saveLabel}</SubmitButton>
      </div>
    </form>
  );
}
