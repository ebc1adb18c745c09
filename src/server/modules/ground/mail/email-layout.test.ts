import { describe, expect, it } from 'vitest';
import { type Email, emailHtml, emailText } from './email-layout.ts';

const email: Email = {
  subject: 'Confirm <your> address',
  greeting: 'Hello <script>alert(1)</script>,',
  paragraphs: ['First & foremost.', 'Second.'],
  action: { label: 'Confirm', url: 'https://quant.example.org/confirm-email?token=a&b="c"' },
  closing: 'Martingale',
};

describe('an email', () => {
  it('has the same content as plain text and HTML', () => {
    expect(emailText(email)).toBe(
      [
        'Hello <script>alert(1)</script>,',
        'First & foremost.',
        'Second.',
        'Confirm:\nhttps://quant.example.org/confirm-email?token=a&b="c"',
        'Martingale\n',
      ].join('\n\n'),
    );
    const html = emailHtml(email);
    for (const words of ['First &amp; foremost.', 'Second.', 'Confirm', 'Martingale']) {
      expect(html).toContain(words);
    }
  });

  it('ends with the small print, if any', () => {
    const url = 'https://quant.example.org/unsubscribe?token=a';
    const smallPrint = { text: 'You asked for it.', label: 'Unsubscribe', url };
    expect(emailText({ ...email, smallPrint })).toMatch(
      /\n\nMartingale\n\nYou asked for it\.\nUnsubscribe: https:\S+token=a\n$/,
    );
    expect(emailHtml({ ...email, smallPrint })).toContain(`<a href="${url}"`);
  });

  it('escapes markup', () => {
    const html = emailHtml(email);
    expect(html).not.toContain('<script');
    expect(html).toContain(
      'href="https://quant.example.org/confirm-email?token=a&amp;b=&quot;c&quot;"',
    );
  });

  it('is readable in dark mode', () => {
    expect(emailHtml(email)).toContain('<meta name="color-scheme" content="light dark"/>');
  });
});
