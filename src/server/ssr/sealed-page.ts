import { createHash } from 'node:crypto';
import type { InlineSources } from '../plugins/security-headers.ts';

/** A cacheable page: its inline code is allowed by hash, not by nonce. */
export interface SealedPage {
  html: string;
  allowed: InlineSources;
}

const inlineCode = /<(script|style)\b([^>]*)>(.*?)<\/\1>/gs;

/**
 * Hashes the inline scripts and styles that carry the render's nonce, and removes the nonce.
 * Injected code does not know the nonce and stays forbidden.
 */
export function sealPage(html: string, nonce: string): SealedPage {
  const mark = ` nonce="${nonce}"`;
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, element, attributes = '', code = ''] of html.matchAll(inlineCode)) {
    if (!attributes.includes(mark) || attributes.includes(' src=')) continue;
    (element === 'script' ? scripts : styles).add(hashSource(code));
  }
  return {
    html: html.replaceAll(mark, ''),
    allowed: { scripts: [...scripts], styles: [...styles] },
  };
}

function hashSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}
