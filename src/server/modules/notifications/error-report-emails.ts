import type { Email } from '../mail/mail.service.ts';

interface ReportAnswer {
  recipient: string;
  siteName: string;
  /** Null while the question is hidden. */
  questionName: string | null;
  content: string;
  reportLink: string;
}

export function errorReportReplyEmail(answer: ReportAnswer): Email {
  const { recipient, siteName, questionName, content, reportLink } = answer;
  const question = questionName === null ? 'a question' : `“${questionName}”`;
  return {
    subject: `About the error that you reported in ${question}`,
    greeting: `Hello ${recipient},`,
    paragraphs: [
      `thank you for reporting an error in ${question}. This is our answer:`,
      ...content.split('\n').filter((line) => line.trim() !== ''),
    ],
    action: { label: 'See your report', url: reportLink },
    closing: siteName,
  };
}
