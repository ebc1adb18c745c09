import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import { callUrl } from '../../../lib/api-call.ts';

interface ListToolsProps {
  onOpen: (dialog: 'add' | 'import' | 'delete-all') => void;
}

/** What can be done with the questions as a whole. */
export function ListTools({ onOpen }: ListToolsProps) {
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
