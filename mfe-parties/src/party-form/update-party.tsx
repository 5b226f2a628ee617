import type { Permission as PermissionName } from '@siteledger/shared-lib/domain';
import {
  ChangedMeanwhile,
  DiscardButton,
  Form,
  FormActions,
  SubmitButton,
  type FormSchema,
  type InitialValues,
} from '@siteledger/shared-lib/form';
import { Permission } from '@siteledger/shared-lib/permission';
import { notify } from '@siteledger/shared-lib/ui';
import type { ReactNode } from 'react';
import './party-form.css';

type Change<Body> = { uuid: string; version: number; body: Body };

type Props<Schema extends FormSchema, Body> = {
  what: string;
  party: InitialValues<Schema> & { uuid: string; version: number };
  schema: Schema;
  /** Permission to edit; read-only without it. */
  permission: PermissionName;
  isReadOnly?: boolean;
  useUpdate: () => readonly [
    (change: Change<Body>) => { unwrap: () => Promise<unknown> },
    { error?: unknown },
    ...never[],
  ];
  children: ReactNode;
};

/** Form of a party on its page. docs/domain/calls.md#versions */
export const UpdateParty = <Schema extends FormSchema, Body>({ permission, ...form }: Props<Schema, Body>) => (
  <div className="party-form">
    <Permission any={[permission]} otherwise="readonly">
      <UpdateForm key={form.party.uuid} {...form} />
    </Permission>
  </div>
);

function UpdateForm<Schema extends FormSchema, Body>(props: Omit<Props<Schema, Body>, 'permission'>) {
  const { what, party, schema, isReadOnly, useUpdate, children } = props;
  const [update, { error }] = useUpdate();
  const onSubmit = async ({ version, ...body }: { version?: number | null }) => {
    await update({ uuid: party.uuid, version: version ?? party.version, body: body as Body }).unwrap();
    notify.success(`Successfully update ${what.toLowerCase()}.`);
  };
  return (
    <Form label={what} schema={schema} initialValues={party} onSubmit={onSubmit} isReadOnly={isReadOnly}>
      {children}
      <div className="party-form-end">
        <ChangedMeanwhile error={error} />
        <FormActions>
          <DiscardButton>Discard changes</DiscardButton>
          <SubmitButton>Save changes</SubmitButton>
        </FormActions>
      </div>
    </Form>
  );
}
