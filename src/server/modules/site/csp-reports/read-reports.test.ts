import { describe, expect, it } from 'vitest';
import { readReports } from './read-reports.ts';

const legacy = (report: Record<string, string>) => readReports({ 'csp-report': report });

describe('readReports', () => {
  it('reads both formats alike, without queries', () => {
    const load = {
      directive: 'script-src-elem',
      blocked: 'https://evil.example/x.js',
      page: '/reset-password',
      source: 'https://site.example/assets/a.js',
    };
    const blocked = 'https://evil.example/x.js?id=1#top';
    const page = 'https://site.example/reset-password?token=secret';
    const source = 'https://site.example/assets/a.js?v=2';
    expect(
      legacy({
        'effective-directive': 'script-src-elem',
        'blocked-uri': blocked,
        'document-uri': page,
        'source-file': source,
      }),
    ).toEqual([load]);
    const body = {
      effectiveDirective: 'script-src-elem',
      blockedURL: blocked,
      documentURL: page,
      sourceFile: source,
    };
    expect(
      readReports({
        reports: [
          { type: 'csp-violation', body },
          { type: 'deprecation', body },
          { type: 'csp-violation', body: null },
        ],
      }),
    ).toEqual([load]);
  });

  it.each([
    ['inline', 'inline'],
    ['data:text/html,secret', 'data:'],
    ['chrome-extension://abcdef/x.js', 'chrome-extension:'],
    ['', 'unknown'],
    ['<script>', 'unknown'],
    ['a\u0000b', 'unknown'],
    [`https://evil.example/${'x'.repeat(500)}`, `https://evil.example/${'x'.repeat(179)}`],
  ])('shortens %j to %j', (uri, blocked) => {
    expect(legacy({ 'effective-directive': 'img-src', 'blocked-uri': uri })).toMatchObject([
      { blocked, page: 'unknown', source: '' },
    ]);
  });

  it.each([
    ["script-src 'self' 'nonce-1'", ['script-src']],
    ['', []],
    ['<b>', []],
    ['x'.repeat(41), []],
  ])('reads the directive of %j', (directive, expected) => {
    const reports = legacy({ 'violated-directive': directive });
    expect(reports.map((report) => report.directive)).toEqual(expected);
  });
});
