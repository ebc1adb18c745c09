/** A mail ready to be sent. */
export interface OutgoingMail {
  id: number;
  to: string;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
}

/** The door to the world of mail: a real server, or files in a folder. */
export interface Mailer {
  /** Mail stays on this machine, for administrators to read. */
  isOutbox: boolean;
  /** Resolves once the mail has been handed over; rejects if it should be tried again. */
  send(mail: OutgoingMail): Promise<void>;
}
