import { data } from 'react-router';
import { PageTitle } from '../components/page-title.tsx';
import { NumbersPage } from '../features/admin/questions/numbers/numbers-page.tsx';
import { toId } from '../lib/id-in-url.ts';
import type { Route } from './+types/admin-question-numbers';

function idOrNotFound(text: string): number {
  const id = toId(text);
  if (id === null) throw data(null, { status: 404 });
  return id;
}

export function loader({ params }: Route.LoaderArgs) {
  idOrNotFound(params.id);
  return null;
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  idOrNotFound(params.id);
  return null;
}

export default function AdminQuestionNumbers({ params }: Route.ComponentProps) {
  const id = idOrNotFound(params.id);
  return (
    <>
      <PageTitle title="Fresh numbers" />
      <NumbersPage key={id} id={id} />
    </>
  );
}
