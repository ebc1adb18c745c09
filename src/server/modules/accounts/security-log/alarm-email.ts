import type { Email } from '../../ground/mail/mail.service.ts';

export interface Alarm {
  failures: number;
  /** The administrators whose accounts they were aimed at. */
  targets: { username: string; failures: number }[];
}

interface Recipient {
  username: string;
  siteName: string;
  url: string;
}

export function alarmEmail({ failures, targets }: Alarm, to: Recipient): Email {
  const list = targets.map((target) => `${target.username} (${target.failures})`).join(', ');
  return {
    subject: `${to.siteName}: many failed sign-ins`,
    greeting: `Hi ${to.username},`,
    paragraphs: [
      `${failures.toLocaleString('en')} sign-ins failed or were refused within the last hour.`,
      ...(list ? [`Many of them were for these administrators: ${list}.`] : []),
      'Guessing is slowed down automatically. The security log shows which accounts and networks are affected.',
      "We won't email you about this again within the next hour.",
    ],
    action: { label: 'Open the security log', url: to.url },
    closing: to.siteName,
  };
}
