import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import { useFreshDownload } from '../../../components/use-fresh-download.ts';
import { callUrl } from '../../../lib/api-call.ts';

interface ListToolbarProps {
  onOpen: (dialog: 'add' | 'import' | 'delete-all') => void;
}

/** Actions on the questions as a whole. */
export function ListToolbar({ onOpen }: ListToolbarProps) {
  const handleDownload = useFreshDownload();
  return (
    <div className="mb-5 flex flex-wrap gap-2">
      <Button onClick={() => onOpen('add')}>Add question</Button>
      <Button variant="secondary" onClick={() => onOpen('import')}>
        Import
      </Button>
      {(['csv', 'json'] as const).map((format) => (
        <ButtonLink
          key={format}
          to={callUrl('GET /api/admin/export', { query: { format } })}
          reloadDocument
          download
          onClick={handleDownload}
          variant="secondary"
        >
          Export {format.toUpperCase()}
        </ButtonLink>
      ))}
      <span className="grow" />
      <Button variant="danger" onClick={() => onOpen('delete-all')}>
        Delete all
      </Button>
    </div>
  );
}
