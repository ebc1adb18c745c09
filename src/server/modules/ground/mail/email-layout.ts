import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The content of an email; HTML and plain text are rendered from it. */
export interface Email {
  subject: string;
  greeting: string;
  paragraphs: string[];
  action?: { label: string; url: string };
  closing: string;
  /** Below everything else. */
  smallPrint?: { text: string; label: string; url: string };
}

const ink = '#1f2430';
const paper = '#ffffff';
const faint = '#5b6270';
const accent = '#1d4ed8';
const typeface = "Georgia, 'Times New Roman', serif";

export function emailText(email: Email): string {
  const { greeting, paragraphs, action, closing, smallPrint } = email;
  const link = action ? [`${action.label}:\n${action.url}`] : [];
  const end = smallPrint ? [`${smallPrint.text}\n${smallPrint.label}: ${smallPrint.url}`] : [];
  return `${[greeting, ...paragraphs, ...link, closing, ...end].join('\n\n')}\n`;
}

export function emailHtml(email: Email): string {
  return `<!doctype html>${renderToStaticMarkup(page(email))}`;
}

function page({ subject, greeting, paragraphs, action, closing, smallPrint }: Email): ReactNode {
  const paragraph = (text: string, key: number | string) =>
    h('p', { key, style: { margin: '0 0 16px', lineHeight: '1.6' } }, text);
  return h(
    'html',
    { lang: 'en' },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width' }),
      // Both colors are set, so that mail clients in dark mode invert them together.
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('title', null, subject),
    ),
    h(
      'body',
      { style: { margin: 0, padding: '32px 16px', background: paper, color: ink } },
      h(
        'div',
        { style: { maxWidth: '560px', margin: '0 auto', font: `17px ${typeface}` } },
        h('h1', { style: { font: `22px ${typeface}`, margin: '0 0 24px' } }, subject),
        paragraph(greeting, 'greeting'),
        paragraphs.map(paragraph),
        action && actionLink(action),
        h('p', { style: { margin: '32px 0 0', fontSize: '14px', color: faint } }, closing),
        smallPrint && endLine(smallPrint),
      ),
    ),
  );
}

function actionLink({ label, url }: NonNullable<Email['action']>): ReactNode {
  const style = {
    display: 'inline-block',
    padding: '12px 20px',
    background: accent,
    color: paper,
    borderRadius: '6px',
    textDecoration: 'none',
  };
  return [
    h('p', { key: 'button', style: { margin: '24px 0' } }, h('a', { href: url, style }, label)),
    h(
      'p',
      { key: 'address', style: { margin: '0 0 16px', fontSize: '14px', color: faint } },
      'Or open this link: ',
      h('a', { href: url, style: { color: faint, wordBreak: 'break-all' } }, url),
    ),
  ];
}

function endLine({ text, label, url }: NonNullable<Email['smallPrint']>): ReactNode {
  return h(
    'p',
    { style: { margin: '8px 0 0', fontSize: '14px', color: faint } },
    `${text} `,
    h('a', { href: url, style: { color: faint } }, label),
  );
}
