import { DialogActions, DialogFields, Form, type FormSchema } from '@siteledger/shared-lib/form';
import { useLocation, useNavigate } from '@siteledger/shared-lib/router';
import { Modal, notify } from '@siteledger/shared-lib/ui';
import type { ComponentProps } from 'react';

type FormProps<Schema extends FormSchema> = ComponentProps<typeof Form<Schema>>;

type Props<Schema extends FormSchema> = Pick<FormProps<Schema>, 'schema' | 'initialValues' | 'children'> & {
  one: string;
  list: string;
  create: (input: Parameters<FormProps<Schema>['onSubmit']>[0]) => { unwrap: () => Promise<{ uuid: string }> };
};

/**
 * Dialog to create a party, over the list; opens the new one. Leaving its path closes it, and the list keeps its
 * filters. The fields scroll, the buttons stay visible. docs/domain/screens.md#routes
 */
export function CreateParty<Schema extends FormSchema>({ one, list, create, children, ...form }: Props<Schema>) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const close = () => void navigate({ pathname: list, search }, { replace: true });

  const onSubmit: FormProps<Schema>['onSubmit'] = async (input) => {
    const { uuid } = await create(input).unwrap();
    notify.success(`Successfully created ${one}.`);
    await navigate(`${list}/${uuid}`, { replace: true });
  };

  return (
    <Modal open title={`New ${one}`} width={720} footer={null} onCancel={close}>
      <Form label={`New ${one}`} {...form} onSubmit={onSubmit}>
        <DialogFields>{children}</DialogFields>
        <DialogActions onCancel={close}>{`Create ${one}`}</DialogActions>
      </Form>
    </Modal>
  );
}
