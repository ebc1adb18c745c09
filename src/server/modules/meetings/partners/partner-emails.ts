import type { Email } from '../../ground/mail/mail.service.ts';
import type { Pair } from './pair.repository.ts';

interface About {
  recipient: string;
  /** Null if their account is gone. */
  partner: string | null;
  siteName: string;
  /** In the recipient's time zone. */
  when: string;
  links: { room: string; partner: string };
}

const frame = ({ recipient, siteName }: About) => ({
  greeting: `Hi ${recipient},`,
  closing: siteName,
});

const nameOf = ({ partner }: About) => partner ?? 'Your partner';

const plan = ({ role, level, minutes }: Pick<Pair, 'role' | 'level' | 'minutes'>) =>
  `It is practice for ${role} interviews, ${level} level, with two halves of ${minutes} minutes in which you swap roles.`;

export function pairedEmail(about: About, pair: Pair): Email {
  const { partner, when, links } = about;
  return {
    ...frame(about),
    subject: `You will practice with ${partner} on ${when}`,
    paragraphs: [
      `You and ${partner} will interview each other on ${when}. ${plan(pair)}`,
      'Please come on time: ten minutes after the start, whoever is alone in the room is offered someone else.',
      `If you can't make it, please cancel as early as you can: ${links.partner}. Canceling in the last two hours counts as staying away.`,
    ],
    action: { label: 'Go to the room', url: links.room },
  };
}

export function pairedNowEmail(about: About, pair: Pair): Email {
  const { partner, links } = about;
  return {
    ...frame(about),
    subject: `${partner} is waiting for you now`,
    paragraphs: [
      `Your partner didn't come, and neither did ${partner}'s. So the two of you can start right away, in a new room. ${plan(pair)}`,
      `If you'd rather not, just stay away within the next ten minutes or cancel here: ${links.partner}.`,
    ],
    action: { label: 'Go to the new room', url: links.room },
  };
}

export function canceledEmail(about: About): Email {
  return {
    ...frame(about),
    subject: `Your interview on ${about.when} was canceled`,
    paragraphs: [
      `${nameOf(about)} can't make it on ${about.when}.`,
      "You don't have to do anything: we keep looking for someone who can at the times you chose, and write to you as soon as we find them.",
    ],
    action: { label: 'See your times', url: about.links.partner },
  };
}

export function leftWaitingEmail(about: About): Email {
  return {
    ...frame(about),
    subject: "Your partner didn't come",
    paragraphs: [
      `We're sorry that ${about.partner ?? 'your partner'} left you waiting. Nobody else was free right then, so you'll be paired before others next time.`,
    ],
    action: { label: 'Choose your next times', url: about.links.partner },
  };
}
