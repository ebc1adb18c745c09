import { SubmitButton } from '../../../components/ui/submit-button.tsx';

interface PayButtonProps {
  /** Why the last attempt failed. */
  failure: string;
  /** What it costs, and when. */
  charge: string;
  isBlocked: boolean;
  isPending: boolean;
}

export function PayButton({ failure, charge, isBlocked, isPending }: PayButtonProps) {
  return (
    <>
      <p role="alert" className="mb-4 text-danger empty:hidden">
        {failure}
      </p>
      <div className="grid">
        <SubmitButton isBlocked={isBlocked} isPending={isPending}>
          Subscribe Now
        </SubmitButton>
      </div>
      <p className="mt-3 text-ink-muted text-sm">{charge}</p>
    </>
  );
}
