import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Mail } from '#shared/contracts/mail.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { EmailAddress } from '../../../components/ui/email-address.tsx';
import { ChevronDownIcon } from '../../../components/ui/icons.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { useFailureToast } from '../../../lib/failure-toast.ts';
import { useToast } from '../../../lib/toast.ts';
import { adminInboxKey } from '../../../queries/admin-inbox.ts';
import { mailsKey, openedMailQuery } from '../../../queries/mails.ts';
import { findLinks } from './linked-text.ts';

/** The subject and recipient of an email, and its text once opened. */
export function EmailDetails({ mail }: { mail: Mail }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <details className="group" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="flex items-start justify-between gap-3">
          <span className="min-w-0">
            <span className="block font-medium">{mail.subject}</span>
            <span className="block text-ink-muted text-sm">
              <EmailAddress email={mail.recipient} />
            </span>
          </span>
          <ChevronDownIcon className="mt-1 shrink-0 text-ink-muted transition-transform group-open:rotate-180" />
        </summary>
        <div className="mt-3 rounded-md bg-sunken px-4 py-4">
          {isOpen && <OpenedEmail id={mail.id} />}
          {mail.status !== 'queued' && <Resend mail={mail} />}
        </div>
      </details>
      {mail.lastError && <p className="mt-1 text-danger text-sm">{mail.lastError}</p>}
    </div>
  );
}

function OpenedEmail({ id }: { id: number }) {
  const query = useQuery(openedMailQuery(useApi(), id));
  return (
    <Loaded query={query} what="This email">
      {({ text }) => <EmailText text={text} />}
    </Loaded>
  );
}

function EmailText({ text }: { text: string }) {
  return (
    <p className="max-w-2xl whitespace-pre-wrap break-words text-sm">
      {findLinks(text).map((part, index) =>
        part.isLink ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text of an email never changes
          <a key={index} href={part.text} className="text-link break-all" rel="noreferrer">
            {part.text}
          </a>
        ) : (
          part.text
        ),
      )}
    </p>
  );
}

function Resend({ mail: { id, subject } }: { mail: Mail }) {
  const api = useApi();
  const notify = useToast();
  const tellFailure = useFailureToast();
  const queries = useQueryClient();
  const resend = useMutation({
    mutationFn: () => api.call('POST /api/admin/mails/:id/resend', { params: { id } }),
    onSuccess: () =>
      notify({
        title: 'Email queued',
        description: 'It will be resent right away.',
        tone: 'success',
      }),
    onError: (error) => tellFailure('Failed to resend email', error),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: adminInboxKey });
      return queries.invalidateQueries({ queryKey: mailsKey });
    },
  });
  return (
    <div className="mt-5">
      <Button variant="secondary" disabled={resend.isPending} onClick={() => resend.mutate()}>
        Resend<span className="sr-only"> “{subject}”</span>
      </Button>
    </div>
  );
}
