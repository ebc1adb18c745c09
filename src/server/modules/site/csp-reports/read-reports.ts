import type { CspReportBody } from '#shared/contracts/csp-report.ts';

export interface BlockedLoad {
  directive: string;
  blocked: string;
  page: string;
  source: string;
}

type Text = string | null | undefined;

const longestUrl = 200;

/** What was blocked, without queries: those may hold secrets, and would make each report unique. */
export function readReports(body: CspReportBody): BlockedLoad[] {
  const reports =
    'reports' in body
      ? body.reports
          .filter(({ type }) => type === 'csp-violation')
          .map((report) => ({
            directive: report.body?.effectiveDirective,
            blocked: report.body?.blockedURL,
            page: report.body?.documentURL,
            source: report.body?.sourceFile,
          }))
      : [
          {
            directive:
              body['csp-report']['effective-directive'] || body['csp-report']['violated-directive'],
            blocked: body['csp-report']['blocked-uri'],
            page: body['csp-report']['document-uri'],
            source: body['csp-report']['source-file'],
          },
        ];
  return reports.flatMap(({ directive, blocked, page, source }) => {
    const [name = ''] = (directive ?? '').split(' ');
    if (!/^[a-z-]{1,40}$/.test(name)) return [];
    return {
      directive: name,
      blocked: shortened(blocked) || 'unknown',
      page: pathOf(page),
      source: shortened(source),
    };
  });
}

function shortened(text: Text): string {
  if (!text) return '';
  if (!URL.canParse(text)) return /^[\w-]{1,40}$/.test(text) ? text : '';
  const { protocol, host, pathname } = new URL(text);
  // For data URLs and extensions, the rest says nothing or too much.
  if (protocol !== 'http:' && protocol !== 'https:') return protocol.slice(0, longestUrl);
  return `${protocol}//${host}${pathname}`.slice(0, longestUrl);
}

function pathOf(text: Text): string {
  return text && URL.canParse(text) ? new URL(text).pathname.slice(0, longestUrl) : 'unknown';
}
