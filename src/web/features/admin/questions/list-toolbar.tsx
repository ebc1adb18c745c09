import { useRef } from 'react';
import { ActionMenu } from '../../../components/ui/action-menu.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { useFreshDownload } from '../../../components/use-fresh-download.ts';
import { callUrl } from '../../../lib/api-call.ts';

interface ListToolbarProps {
  onOpen: (dialog: 'add' | 'import' | 'delete-all') => void;
}

/** Actions on the questions as a whole. */
export function ListToolbar({ onOpen }: ListToolbarProps) {
  const handleDownload = useFreshDownload();
  const csv = useRef<HTMLAnchorElement>(null);
  const json = useRef<HTMLAnchorElement>(null);
  const exportUrl = (format: 'csv' | 'json') =>
    callUrl('GET /api/admin/export', { query: { format } });
  return (
    <div className="flex items-end gap-2">
      <Button onClick={() => onOpen('add')}>Add question</Button>
      <Button variant="secondary" onClick={() => onOpen('import')}>
        Import
      </Button>
      <ActionMenu
        label="More actions for the list"
        actions={[
          { label: 'Export CSV', onChoose: () => csv.current?.click() },
          { label: 'Export JSON', onChoose: () => json.current?.click() },
          { label: 'Delete all', onChoose: () => onOpen('delete-all'), isDangerous: true },
        ]}
      />
      {/* Downloads continue after the menu is closed, so their links are outside. */}
      <a ref={csv} href={exportUrl('csv')} download hidden onClick={handleDownload}>
        Export CSV
      </a>
      <a ref={json} href={exportUrl('json')} download hidden onClick={handleDownload}>
        Export JSON
      </a>
    </div>
  );
}
