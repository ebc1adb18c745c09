import { Scripts } from 'react-router';

/** The scripts that start the page. Browsers keep those that the server sent, and have no code for them. */
export function StartScripts({ nonce }: { nonce: string | undefined }) {
  if (import.meta.env.SSR) {
    return (
      <div hidden>
        <Scripts nonce={nonce} />
      </div>
    );
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing, so that hydration leaves them be
  return <div hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
