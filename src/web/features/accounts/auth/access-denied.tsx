import { Lock } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { MessageScreen } from '../../../components/ui/message-screen.tsx';
import { useToast } from '../../../lib/toast.ts';

const title = 'Access Denied';
const reason = "You don't have admin privileges";

/** Redirects to the home page with a toast. Without scripts, this screen stays. */
export function AccessDenied() {
  const notify = useToast();
  const navigate = useNavigate();
  useEffect(() => {
    notify({ title, description: reason, tone: 'destructive' });
    void navigate('/', { replace: true });
  }, [notify, navigate]);
  return (
    <MessageScreen
      title={title}
      icon={<Lock className="size-10" aria-hidden="true" />}
      actions={
        <ButtonLink to="/" size="medium">
          Back to the home page
        </ButtonLink>
      }
    >
      <p>{reason}</p>
    </MessageScreen>
  );
}
