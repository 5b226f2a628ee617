import { LinkButton, PlusOutlined, type ButtonProps } from '@siteledger/shared-lib/ui';

type Props = Pick<ButtonProps, 'type'> & {
  project: string;
  contractor?: string;
};

/** Button to the form of a new bill in the project. */
export const NewExpenseButton = ({ project, contractor, type }: Props) => (
  <LinkButton
    type={type}
    icon={<PlusOutlined aria-hidden />}
    to={{
      pathname: `/projects/${project}/suppliers/expenses/create`,
      search: contractor && `?contractor=${contractor}`,
    }}
  >
    New bill
  </LinkButton>
);
