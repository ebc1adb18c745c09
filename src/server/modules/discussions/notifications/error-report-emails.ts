import type { Email } from '../../ground/mail/mail.service.ts';

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
    subject: `Your error report on ${question}`,
    greeting: `Hi ${recipient},`,
    paragraphs: [
      `Thank you for reporting an error in ${question}. Here is our reply:`,
      ...content.split('\n').filter((line) => line.trim() !== ''),
    ],
    action: { label: 'View your report', url: reportLink },
    closing: siteName,
  };
}
