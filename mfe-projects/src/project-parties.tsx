import type { Project, Reference } from '@siteledger/shared-lib/domain';
import { LookupField, SelectField } from '@siteledger/shared-lib/form';
import { usePermissions } from '@siteledger/shared-lib/permission';
import { useLookup } from '@siteledger/shared-lib/ui';
import { useProjectsManagerOptionsQuery, useProjectsClientOptionsQuery } from './api';
import { NewRecordLink } from './new-record-link';
import { optionOf } from './option-of';

type Props = {
  /** The edited project; its present client and managers are always offered. */
  project?: Project;
};

/** Field for a project's managers. docs/domain/projects.md#choosing-managers-and-clients */
export function ManagersField({ project }: Props) {
  const { can } = usePermissions();
  const next = can('member')
    ? 'Create a user with this role, or assign it in Role Management.'
    : 'Ask an admin to assign it.';
  return (
    <SelectField
      name="project_managers"
      isMultiple
      noneText={`No one has the role Project Manager yet. ${next}`}
      action={
        <NewRecordLink to="/users/list/create" permission="member">
          New user
        </NewRecordLink>
      }
      {...useManagerOptions(project)}
    />
  );
}

// The present managers stay offered even if they could not be chosen today.
function useManagerOptions(project?: Project) {
  // A user may have been created in another tab.
  const { data: offered = [], isLoading } = useProjectsManagerOptionsQuery(undefined, { refetchOnFocus: true });
  const own = project?.project_managers.filter((manager) => !offered.some(({ id }) => id === manager.id)) ?? [];
  return { options: [...own, ...offered].map(({ id, name }) => ({ value: id, label: name })), isLoading };
}

/** Field for a project's client. docs/domain/projects.md#choosing-managers-and-clients */
export function ClientField({ project }: Props) {
  const clients = useClientSearch(project?.client);
  const { can } = usePermissions();
  return (
    <LookupField
      name="client_name"
      lookup={clients}
      placeholder="Search by name"
      noneText={`No clients yet. ${can('client.create') ? 'Create one with New client.' : 'Ask an admin to create one.'}`}
      action={
        <NewRecordLink to="/clients/list/create" permission="client.create">
          New client
        </NewRecordLink>
      }
    />
  );
}

/** Lookup of clients by part of their name; `own` is offered even if it is not found. */
const useClientSearch = (own?: Reference) => useLookup(useClients, optionOf, own && [optionOf(own)]);

// A client may have been created in another tab.
const useClients = (text: string) => useProjectsClientOptionsQuery(text, { refetchOnFocus: true });
