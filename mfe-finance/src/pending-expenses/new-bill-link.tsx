import { LinkButton, PlusOutlined } from '@siteledger/shared-lib/ui';

/** Enters a bill whose project is chosen in its form; Cancel leads back here. docs/domain/expenses.md#entering-a-pile */
export const NewBillLink = () => (
  <LinkButton
    icon={<PlusOutlined aria-hidden />}
    to="/projects/new-bill"
    state={{ from: '/bulk-payment/pending-expenses' }}
  >
    New bill
  </LinkButton>
);
