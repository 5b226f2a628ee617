import { isTakenAlready } from '@siteledger/shared-lib/domain';
import { TextField } from '@siteledger/shared-lib/form';
import { useRefNoTaken } from './use-ref-no-taken';

type Props = {
  /** The expense that is edited: its own Ref No is free to it. */
  own: string | undefined;
  isDisabled: boolean;
};

/** The contractor's number of the bill; one that they used before is refused while it is typed. expenses.md#fields */
export function RefNoField({ own, isDisabled }: Props) {
  const isTaken = useRefNoTaken(own);
  return <TextField name="ref_no" isDisabled={isDisabled} message={isTaken ? isTakenAlready('Ref No') : undefined} />;
}
