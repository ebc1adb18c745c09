import { Button } from './button.tsx';
import { Spinner } from './spinner.tsx';

interface SubmitButtonProps {
  isBlocked: boolean;
  isPending: boolean;
  variant?: 'primary' | 'secondary' | 'danger';
  onClick?: React.MouseEventHandler;
  children: React.ReactNode;
}

/** Disabled while the form is invalid or being sent. Keeps its width while pending. */
export function SubmitButton(props: SubmitButtonProps) {
  const { isBlocked, isPending, variant, onClick, children } = props;
  return (
    <Button type="submit" size="medium" {...{ variant, onClick }} disabled={isBlocked}>
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
