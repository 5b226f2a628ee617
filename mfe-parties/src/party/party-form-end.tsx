import { ChangedMeanwhile, DiscardButton, FormActions, SubmitButton } from '@siteledger/shared-lib/form';
import './party-page.css';

type Props = {
  /** Why the last save was refused, if it was. */
  error: unknown;
};

/** The end of a party's form: what somebody else changed meanwhile, and the buttons. docs/domain/calls.md#versions */
export const PartyFormEnd = ({ error }: Props) => (
  <div className="party-form-end">
    <ChangedMeanwhile error={error} />
    <FormActions>
      <DiscardButton>Discard changes</DiscardButton>
      <SubmitButton>Save changes</SubmitButton>
    </FormActions>
  </div>
);
