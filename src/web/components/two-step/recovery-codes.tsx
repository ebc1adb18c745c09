import { saveText } from '../../lib/save-text.ts';
import { useCopy } from '../../lib/use-copy.ts';
import { Button } from '../ui/button.tsx';
import { FormButtons } from '../ui/form-buttons.tsx';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** They are shown only once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const copy = useCopy({ copied: 'Codes copied', failed: 'Please copy the codes manually' });
  const text = codes.join('\n');
  return (
    <>
      <p className="mt-3 text-ink-muted">
        If you lose your phone, you can sign in with one of these codes. Each works once. Save them
        now, somewhere you can get to without your phone. They won't be shown again.
      </p>
      <ol className="my-4 grid gap-1 rounded-md bg-sunken px-2 py-3 font-mono text-[0.75rem] sm:px-3 sm:text-sm">
        {codes.map((code) => (
          <li key={code} className="wrap-anywhere">
            {code}
          </li>
        ))}
      </ol>
      <div className="mb-6 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => copy(text)}>
          Copy
        </Button>
        <Button
          variant="secondary"
          onClick={() => saveText('martingale-recovery-codes.txt', `${text}\n`)}
        >
          Download
        </Button>
      </div>
      <FormButtons>
        <Button size="medium" onClick={onDone}>
          I have saved them
        </Button>
      </FormButtons>
    </>
  );
}
