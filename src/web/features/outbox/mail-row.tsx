import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Mail } from '#shared/contracts/mail.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { ChevronDownIcon } from '../../components/ui/icons.tsx';
import { RelativeTime } from '../../components/ui/relative-time.tsx';
import { useApi } from '../../lib/app-context.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useToast } from '../../lib/toast.ts';
import { findLinks } from './linked-text.ts';
import { mailsQuery } from './mails-query.ts';

const states = {
  queued: { label: 'Queued', colour: 'blue' },
  sent: { label: 'Sent', colour: 'green' },
  failed: { label: 'Failed', colour: 'red' },
} as const;

export function MailRow({ mail }: { mail: Mail }) {
  const { label, colour } = states[mail.status];
  return (
    <li>
      <details className="group">
        <summary className="grid gap-x-5 gap-y-1 px-4 py-3.5 hover:bg-sunken sm:grid-cols-[5rem_minmax(0,1fr)_auto_auto] sm:items-center">
          <span>
            <Badge colour={colour}>{label}</Badge>
          </span>
          <span className="min-w-0">
            <span className="block truncate font-medium">{mail.subject}</span>
            <span className="block truncate text-ink-muted text-sm">{mail.recipient}</span>
          </span>
          <span className="text-ink-muted text-sm sm:text-right">
            <RelativeTime value={mail.createdAt} />
            <span className="block">
              {mail.attempts === 1 ? '1 attempt' : `${mail.attempts} attempts`}
            </span>
          </span>
          <ChevronDownIcon className="hidden text-ink-muted transition-transform group-open:rotate-180 sm:block" />
        </summary>
        <div className="border-rule border-t bg-sunken px-4 py-5 sm:px-6">
          <MailText text={mail.text} />
          {mail.status !== 'queued' && <Resend mail={mail} />}
        </div>
      </details>
      {mail.lastError && (
        <p className="break-words px-4 pb-3.5 text-danger text-sm sm:pl-[7.25rem]">
          {mail.lastError}
        </p>
      )}
    </li>
  );
}

function MailText({ text }: { text: string }) {
  return (
    <p className="max-w-2xl whitespace-pre-wrap break-words text-sm">
      {findLinks(text).map((part, index) =>
        part.isLink ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text of a mail never changes
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
  const queries = useQueryClient();
  const resend = useMutation({
    mutationFn: () => api.post<null>(`/api/admin/mails/${id}/resend`),
    onSuccess: () =>
      notify({ title: 'Mail queued', description: 'It is sent again at once.', tone: 'success' }),
    onError: (error) =>
      notify({
        title: 'Failed to resend mail',
        description: failureText(error, 'Please try again later.'),
        tone: 'destructive',
      }),
    onSettled: () => queries.invalidateQueries(mailsQuery(api)),
  });
  return (
    <div className="needs-scripts mt-5">
      <Button variant="secondary" disabled={resend.isPending} onClick={() => resend.mutate()}>
        Resend<span className="sr-only"> “{subject}”</span>
      </Button>
    </div>
  );
}
