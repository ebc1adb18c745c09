import { Link } from 'react-router';
import { Spinner } from '../../../components/ui/spinner.tsx';
import { isRefusal } from '../../../lib/api-error.ts';
import { failureText } from '../../../lib/failure-text.ts';
import styles from './run.module.css';

interface FinishingProps {
  failure: Error | null;
  runId: string;
}

/** Shown while the last answers are being sent. */
export function Finishing({ failure, runId }: FinishingProps) {
  return (
    <div role="status" className={styles.item}>
      {failure === null ? (
        <Spinner label="Scoring…" />
      ) : isRefusal(failure) ? (
        <p>
          {failureText(failure, 'The run could not be finished.')}{' '}
          <Link to={`/drills/result?run=${runId}`} className="text-link">
            Show what was received
          </Link>
        </p>
      ) : (
        <p>
          The site cannot be reached. Your answers are kept in this browser and will be sent once it
          is back.
        </p>
      )}
    </div>
  );
}
