import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListDetail } from '#shared/contracts/list.ts';
import { ActionMenu } from '../../../components/ui/action-menu.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { refreshLists } from '../../../queries/lists.ts';
import { DeleteList } from './delete-list.tsx';
import { ListForm } from './list-form.tsx';
import { ListTitle } from './list-title.tsx';

/** The name and description, editable in place. */
export function ListHeading({ list }: { list: ListDetail }) {
  const api = useApi();
  const queries = useQueryClient();
  const [isEditing, setEditing] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  if (isEditing) {
    return (
      <div className="mb-8">
        <h1 className="text-3xl">Edit list</h1>
        <ListForm
          text={list}
          label="Save"
          send={(body) => api.call('PUT /api/lists/:id', { params: { id: list.id }, body })}
          onSaved={async () => {
            await refreshLists(queries);
            setEditing(false);
          }}
          onCancel={() => setEditing(false)}
        />
      </div>
    );
  }
  return (
    <div className="flex max-w-3xl items-start justify-between gap-x-4">
      <ListTitle list={list} />
      <span className="needs-scripts shrink-0">
        <ActionMenu
          label="Actions for this list"
          actions={[
            { label: 'Edit name and description', onChoose: () => setEditing(true) },
            { label: 'Delete list', onChoose: () => setDeleting(true), isDangerous: true },
          ]}
        />
      </span>
      <DeleteList list={list} isOpen={isDeleting} onClose={() => setDeleting(false)} />
    </div>
  );
}
