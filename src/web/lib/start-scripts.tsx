import { Scripts } from 'react-router';
import { startPainted } from './paint-first.ts';

/** The scripts that start the page. Browsers keep what the server sent, and need no code for it. */
export function StartScripts({ nonce }: { nonce: string | undefined }) {
  if (import.meta.env.SSR) {
    return (
      <div hidden>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant */}
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: startPainted }} />
        <Scripts nonce={nonce} />
      </div>
    );
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so that hydration leaves it alone
  return <div hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
