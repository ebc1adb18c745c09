import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { Loaded } from '../../../components/loaded.tsx';
import { CheckBox } from '../../../components/ui/check-box.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { FailureNotice } from '../../../components/ui/failure-notice.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { registerPath, signInPath } from '../../../lib/sign-in-path.ts';
import { useCurrentUser } from '../../../queries/current-user.ts';
import { listChoicesQuery } from '../../../queries/lists.ts';
import styles from './add-to-list-dialog.module.css';
import { NewListInline } from './new-list-inline.tsx';
import { useListChoice } from './use-list-choice.ts';

interface AddToListDialogProps {
  questionId: number;
  isOpen: boolean;
  onClose: () => void;
}

export default function AddToListDialog({ questionId, isOpen, onClose }: AddToListDialogProps) {
  const { data: user } = useCurrentUser();
  return (
    <Dialog title="Add to list" isOpen={isOpen} onClose={onClose}>
      {user ? <Choices questionId={questionId} onClose={onClose} /> : <SignInOffer />}
    </Dialog>
  );
}

function SignInOffer() {
  const place = useLocation();
  return (
    <p className="mt-3">
      You need a free account to use lists.{' '}
      <Link to={signInPath(place)} className="text-link">
        Sign in
      </Link>{' '}
      or{' '}
      <Link to={registerPath(place)} className="text-link">
        create an account
      </Link>
      , and you will come right back to this question.
    </p>
  );
}

function Choices({ questionId, onClose }: Omit<AddToListDialogProps, 'isOpen'>) {
  const query = useQuery(listChoicesQuery(useApi(), questionId));
  const choice = useListChoice(questionId);
  return (
    <Loaded query={query} what="Your lists" className="mt-4">
      {(lists) => (
        <>
          {lists.length > 0 && (
            <ul className={styles.lists}>
              {lists.map((list) => (
                <li key={list.id}>
                  <CheckBox
                    name={`list-${list.id}`}
                    label={list.name}
                    dir="auto"
                    checked={choice.isChosen(list)}
                    onChange={(event) => choice.choose(list.id, event.currentTarget.checked)}
                  />
                </li>
              ))}
            </ul>
          )}
          <FailureNotice
            error={choice.error}
            fallback="The list could not be changed."
            className="mt-3"
          />
          <NewListInline questionId={questionId} isFirst={lists.length === 0} onClose={onClose} />
        </>
      )}
    </Loaded>
  );
}
