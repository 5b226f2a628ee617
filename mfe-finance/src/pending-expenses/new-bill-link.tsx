import { LinkButton, PlusOutlined } from '@siteledger/shared-lib/ui';

/**
 * Link to enter a bill, whose form has a project field; Cancel returns here. docs/domain/expenses.md#entering-a-pile
 */
export const NewBillLink = () => (
  <LinkButton
    icon={<PlusOutlined aria-hidden />}
    to="/projects/new-bill"
    state={{ from: '/bulk-payment/pending-expenses' }}
  >
    New bill
  </LinkButton>
);
