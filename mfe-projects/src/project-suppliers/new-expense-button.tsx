import { useNavigate } from '@siteledger/shared-lib/router';
import { Button, PlusOutlined, type ButtonProps } from '@siteledger/shared-lib/ui';

type Props = Pick<ButtonProps, 'type'> & {
  project: string;
  /** Whose bill it will be, when that is known. */
  contractor?: string;
};

/** Opens the form of a new expense of the project. */
export function NewExpenseButton({ project, contractor, type }: Props) {
  const navigate = useNavigate();
  const search = contractor && `?contractor=${contractor}`;
  return (
    <Button
      type={type}
      icon={<PlusOutlined aria-hidden />}
      onClick={() => void navigate({ pathname: `/projects/${project}/suppliers/expenses/create`, search })}
    >
      New expense
    </Button>
  );
}
