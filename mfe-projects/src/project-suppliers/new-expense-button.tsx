import { LinkButton, PlusOutlined, type ButtonProps } from '@siteledger/shared-lib/ui';

type Props = Pick<ButtonProps, 'type'> & {
  project: string;
  /** Whose bill it will be, when that is known. */
  contractor?: string;
};

/** Opens the form of a new bill of the project. */
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
