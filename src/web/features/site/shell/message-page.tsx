import { PageTitle } from '../../../components/page-title.tsx';
import { Prose } from '../../../components/ui/prose.tsx';

interface MessagePageProps {
  title: string;
  text: string;
  picture?: React.ReactNode;
  children: React.ReactNode;
}

/** A page with a single message and links. */
export function MessagePage({ title, text, picture, children }: MessagePageProps) {
  return (
    <div className="page-width py-20 sm:py-28">
      <PageTitle title={title} />
      {picture}
      <h1 className="text-3xl">{title}</h1>
      <Prose className="mt-4 text-ink-muted">
        <p>{text}</p>
      </Prose>
      <div className="mt-8 flex flex-wrap gap-3">{children}</div>
    </div>
  );
}
