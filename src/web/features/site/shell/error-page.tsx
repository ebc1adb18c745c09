import { isRouteErrorResponse, useLocation } from 'react-router';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { MessagePage } from './message-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/** Works without settings, user or data. */
export function ErrorPage({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) return <NotFoundPage />;
  if (status === 503) {
    return (
      <MessagePage
        title="Temporarily unavailable"
        text="The site can't reach its data right now. Nothing is lost; please try again in a moment."
      >
        <TryAgain />
      </MessagePage>
    );
  }
  return (
    <MessagePage
      title="Something went wrong"
      text="Sorry, this page couldn't be displayed. The error has been logged, and trying again often helps."
    >
      <TryAgain />
      <ButtonLink to="/" variant="secondary" size="large" reloadDocument>
        Back to the home page
      </ButtonLink>
    </MessagePage>
  );
}

/** Reloads the document, since the cached state may be what failed. */
function TryAgain() {
  const { pathname, search } = useLocation();
  return (
    <ButtonLink to={{ pathname, search }} size="large" reloadDocument>
      Try again
    </ButtonLink>
  );
}
