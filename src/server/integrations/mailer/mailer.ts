/** An email ready to send. */
export interface OutgoingMail {
  id: number;
  to: string;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
}

/** Delivers emails: through a mail server, or into files. */
export interface Mailer {
  /** Emails stay on this machine, for administrators to read. */
  isOutbox: boolean;
  /** Resolves once the email is accepted; rejects if it should be retried. */
  send(mail: OutgoingMail): Promise<void>;
}
