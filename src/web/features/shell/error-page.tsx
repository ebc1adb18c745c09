import { isRouteErrorResponse, useLocation } from 'react-router';
import { ButtonLink } from '../../components/ui/button.tsx';
import { MessagePage } from './message-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/** Whatever went wrong, a calm page. Stands without settings, user or data. */
export function ErrorPage({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) return <NotFoundPage />;
  if (status === 503) {
    return (
      <MessagePage
        title="Briefly unavailable"
        text="The site cannot reach its data at the moment. Nothing of yours is lost; please try again in a moment."
      >
        <TryAgain />
      </MessagePage>
    );
  }
  return (
    <MessagePage
      title="Something went wrong"
      text="We are sorry: this page could not be shown. The error has been noted, and trying again often helps."
    >
      <TryAgain />
      <ButtonLink to="/" variant="secondary" size="large" reloadDocument>
        Back to the home page
      </ButtonLink>
    </MessagePage>
  );
}

/** Asks the server for the whole page: what failed may well be what this one still holds. */
function TryAgain() {
  const { pathname, search } = useLocation();
  return (
    <ButtonLink to={{ pathname, search }} size="large" reloadDocument>
      Try again
    </ButtonLink>
  );
}
