import { MarkupPreview } from '../../../components/markup-preview.tsx';
import { Button } from '../../../components/ui/button.tsx';

interface NoteConflictProps {
  /** Empty: the note was deleted. */
  theirs: string;
  onKeepMine: () => void;
  onKeepTheirs: () => void;
  onKeepBoth: () => void;
}

/** Both versions stay until the user chooses. */
export function NoteConflict({ theirs, onKeepMine, onKeepTheirs, onKeepBoth }: NoteConflictProps) {
  return (
    <section
      aria-label="Two versions of the note"
      className="mb-4 space-y-3 rounded-md border border-rule-strong border-l-4 border-l-danger bg-sunken px-4 py-3"
    >
      <div role="alert">
        <p className="font-medium">
          {theirs === ''
            ? 'This note was deleted on another device.'
            : 'This note was changed on another device.'}
        </p>
        <p className="mt-1 text-ink-muted text-sm">
          Your text is in the field below and has not been saved yet.
          {theirs !== '' && ' This is the other version:'}
        </p>
      </div>
      {theirs !== '' && <MarkupPreview label="The other version" source={theirs} />}
      <div className="flex flex-wrap gap-3">
        <Button onClick={onKeepMine}>Keep mine</Button>
        <Button variant="secondary" onClick={onKeepTheirs}>
          {theirs === '' ? 'Delete it' : 'Keep theirs'}
        </Button>
        {theirs !== '' && (
          <Button variant="secondary" onClick={onKeepBoth}>
            Keep both
          </Button>
        )}
      </div>
    </section>
  );
}
