import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

const unopened = 'routes/in-preparation.tsx';

/** A screen whose place is kept, but which is not open yet. */
function inPreparation(path: string) {
  return route(path, unopened, { id: path });
}

/** The table of screens. */
export default [
  layout('routes/shell.tsx', [
    index('routes/landing.tsx'),
    route('about', 'routes/about.tsx'),
    inPreparation('questions'),
    inPreparation('question/:id'),
    inPreparation('discussions/:id'),
    inPreparation('auth'),
    inPreparation('email-verified'),
    inPreparation('email-verification-failed'),
    inPreparation('katex-test'),
    inPreparation('feedback'),
    inPreparation('newsletter'),
    inPreparation('ebook'),
    layout('routes/protected.tsx', [
      inPreparation('admin'),
      inPreparation('account'),
      inPreparation('subscription'),
      inPreparation('subscription/success'),
      inPreparation('verify-email'),
      inPreparation('request-verification'),
    ]),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig;
