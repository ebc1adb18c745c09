import { Button } from './button.tsx';
import { Spinner } from './spinner.tsx';

interface SubmitButtonProps {
  isBlocked: boolean;
  isPending: boolean;
  variant?: 'primary' | 'danger';
  children: React.ReactNode;
}

/** Disabled while the form is invalid or being sent. Keeps its width while pending. */
export function SubmitButton({ isBlocked, isPending, variant, children }: SubmitButtonProps) {
  return (
    <Button type="submit" size="medium" variant={variant} disabled={isBlocked}>
      <span className="grid place-items-center">
        <span className={`col-start-1 row-start-1 ${isPending ? 'opacity-0' : ''}`}>
          {children}
        </span>
        {isPending && (
          <span className="col-start-1 row-start-1">
            <Spinner label="One moment…" />
          </span>
        )}
      </span>
    </Button>
  );
}
