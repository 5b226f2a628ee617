const remote = ({ name, word, title, type }) => `import { defineRemote, screen } from '@siteledger/platform/remote';
import { type Permission } from '@siteledger/shared-lib/domain';

/** This remote's descriptor: the build derives remote.json and the chunks from it, the shell mounts its screens. */
export const { remote, routes, slots, parts } = defineRemote<Permission>({
  name: '${name}',
  title: '${title}',
  owner: { team: '${title}', contact: '${word}@siteledger.test' },
  requires: { shell: '^1.0.0', sharedLib: '^1.0.0', api: '^2.0.0' },
  paths: ['/${word}'],
  screens: [
    screen('/${word}', {
      title: '${title}',
      permission: 'client.*',
      load: async () => (await import('./src/${word}-list/${word}-list-page')).${type}ListPage,
    }),
    screen('/${word}/create', {
      title: 'New client',
      breadcrumb: 'Create',
      permission: 'client.create',
      load: async () => (await import('./src/${word}-form/${word}-form-page')).${type}FormPage,
    }),
  ],
  nav: [
    {
      section: '${title}',
      order: 100,
      title: '${title}',
      icon: 'AppstoreOutlined',
      path: '/${word}',
      permission: 'client.*',
    },
  ],
});
`;

const api = ({ type, variable }) => `import { addEndpoints, listQueryParams } from '@siteledger/shared-lib/api';
import type { Client, ClientInput, ListQuery, ListReply } from '@siteledger/shared-lib/domain';

/** This remote's endpoints in the shared API slice. Their names must not occur in other remotes. */
export const ${variable}Api = addEndpoints((build) => ({
  /** Clients, searched by name. */
  ${variable}List: build.query<ListReply<Client>, ListQuery>({
    query: (query) => ({ url: '/clients', params: listQueryParams(query) }),
    providesTags: ['Client'],
  }),
  /** Creates a client; 422 names the fields. */
  ${variable}Create: build.change<Client, ClientInput>({
    query: (body) => ({ url: '/clients', method: 'POST', body }),
    invalidatesTags: (client) => (client ? ['Client'] : []),
  }),
}));

export const { use${type}CreateMutation } = ${variable}Api;
`;

const list = ({ word, title, type, variable }) => `import type { Client } from '@siteledger/shared-lib/domain';
import { Permission } from '@siteledger/shared-lib/permission';
import { type Column, DataTable, useListState } from '@siteledger/shared-lib/table';
import { LinkButton, PageHeader } from '@siteledger/shared-lib/ui';
import { ${variable}Api } from '../api';

const columns: Column<Client>[] = [
  { key: 'name', title: 'Name', sortable: true },
  { key: 'person_in_charge', title: 'Contact Person', sortable: true },
];

/** A list of clients as an example: replace it with this remote's own records. */
export function ${type}ListPage() {
  const list = useListState({ sort: 'name', order: 'asc' });
  const create = (
    <Permission any={['client.create']}>
      <LinkButton type="primary" to="/${word}/create">
        New client
      </LinkButton>
    </Permission>
  );
  return (
    <>
      <PageHeader title="${title}" actions={create} />
      <DataTable
        name="Clients"
        list={list}
        endpoint={${variable}Api.endpoints.${variable}List}
        columns={columns}
        nextStep={create}
      />
    </>
  );
}
`;

const form = ({
  word,
  type,
}) => `import { type ClientInput, clientSchema, DEFAULT_COUNTRY } from '@siteledger/shared-lib/domain';
import { Form, FormActions, FormSection, SubmitButton, TextField } from '@siteledger/shared-lib/form';
import { useNavigate } from '@siteledger/shared-lib/router';
import { notify, PageHeader } from '@siteledger/shared-lib/ui';
import { use${type}CreateMutation } from '../api';

const newClient = { country: DEFAULT_COUNTRY };

/** Creates a client, as an example of a form: labels, rules and messages come from the schema. */
export function ${type}FormPage() {
  const [create] = use${type}CreateMutation();
  const navigate = useNavigate();

  const onSubmit = async (client: ClientInput) => {
    await create(client).unwrap();
    notify.success('Successfully created client.');
    await navigate('/${word}');
  };

  return (
    <>
      <PageHeader title="New client" />
      <Form label="New client" schema={clientSchema} initialValues={newClient} onSubmit={onSubmit}>
        <FormSection>
          <TextField name="name" />
          <TextField name="person_in_charge" />
        </FormSection>
        <FormActions>
          <SubmitButton>Create client</SubmitButton>
        </FormActions>
      </Form>
    </>
  );
}
`;

/** Source files of a new remote, by path: its descriptor, and a list and a form that use the API. */
export const screensOf = (names) => ({
  'remote.ts': remote(names),
  'src/api.ts': api(names),
  [`src/${names.word}-list/${names.word}-list-page.tsx`]: list(names),
  [`src/${names.word}-form/${names.word}-form-page.tsx`]: form(names),
});
