import { PageTitle } from '../components/page-title.tsx';
import { RoomPage } from '../features/meetings/room/room-page.tsx';
import type { Route } from './+types/room';

/** For guests, too: the server knows who is in it. */
export default function Room({ params: { id } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title="Interview room" />
      <RoomPage key={id} id={id} />
    </>
  );
}
