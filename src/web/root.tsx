import { lazy, Suspense, useContext, useEffect } from 'react';
import { Links, Outlet, ScrollRestoration, useLocation } from 'react-router';
import type { Route } from './+types/root';
import { Toaster } from './components/ui/toaster.tsx';
import { ErrorPage } from './features/site/shell/error-page.tsx';
import { PageShell } from './features/site/shell/page-shell.tsx';
import sansFont from './fonts/sans.woff2?url';
import serifFont from './fonts/serif.woff2?url';
import { appContext } from './lib/app-context.ts';
import { HydrationStateScript } from './lib/hydration-state.tsx';
import { NonceContext } from './lib/nonce.ts';
import { throwAsPageError } from './lib/page-error.ts';
import { StartScripts } from './lib/start-scripts.tsx';
import { ThemeScript } from './lib/theme-script.tsx';
import { currentUserQuery, useCurrentUser } from './queries/current-user.ts';
import { settingsQuery } from './queries/settings.ts';
// By URL: as a module import it would be loaded again with every lazy chunk.
import siteStyles from './styles/app.css?url';

// Visitors don't need it.
const PasswordPrompt = lazy(async () => ({
  default: (await import('./features/site/shell/password-prompt.tsx')).PasswordPrompt,
}));

export async function loader({ context }: Route.LoaderArgs) {
  const { api, queries } = context.get(appContext);
  await Promise.all([
    queries.ensureQueryData(settingsQuery(api)),
    queries.ensureQueryData(currentUserQuery(api)),
  ]).catch(throwAsPageError);
  return null;
}

/** Both queries come with the page and are updated where they are used. */
export async function clientLoader() {
  return null;
}

export function Layout({ children }: { children: React.ReactNode }) {
  const nonce = useContext(NonceContext);
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <ThemeScript nonce={nonce} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {[serifFont, sansFont].map((font) => (
          <link
            key={font}
            rel="preload"
            href={font}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
        <link rel="stylesheet" href={siteStyles} />
        <Links />
      </head>
      <body>
        {children}
        <HydrationStateScript />
        <ScrollRestoration nonce={nonce} />
        <StartScripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  const { pathname } = useLocation();
  const { data: user } = useCurrentUser();
  useEffect(() => {
    // Loaded separately: the page works without it.
    import('./lib/visit-beacon.ts').then(
      ({ recordVisit }) => recordVisit(pathname),
      () => {},
    );
  }, [pathname]);
  return (
    <Toaster>
      <Outlet />
      {user && (
        <Suspense>
          <PasswordPrompt />
        </Suspense>
      )}
    </Toaster>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Toaster>
      <PageShell>
        <ErrorPage error={error} />
      </PageShell>
    </Toaster>
  );
}
