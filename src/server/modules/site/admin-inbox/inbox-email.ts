import { describeInbox, type InboxKind } from '#shared/domain/admin-inbox.ts';
import type { Email } from '../../ground/mail/mail.service.ts';

interface NewWork {
  arrived: { kind: InboxKind; count: number }[];
  timing: 'at_once' | 'daily';
  recipient: string;
  siteName: string;
  links: { admin: string; unsubscribe: string };
}

const pauses = { at_once: 'within the next hour', daily: 'within the next day' };

/** Contains only counts: what people wrote stays on the site. */
export function inboxEmail({ arrived, timing, recipient, siteName, links }: NewWork): Email {
  const list = arrived.map(({ kind, count }) => describeInbox(kind, count)).join(', ');
  return {
    subject: `${siteName}: ${list}`,
    greeting: `Hi ${recipient},`,
    paragraphs: [
      `New since our last email: ${list}.`,
      `We won't email you about new work again ${pauses[timing]}.`,
    ],
    action: { label: 'Open the admin area', url: links.admin },
    closing: siteName,
    smallPrint: {
      text: 'You are receiving this email because you asked to be told about new work.',
      label: 'Unsubscribe',
      url: links.unsubscribe,
    },
  };
}
