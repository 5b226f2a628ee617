import { counted, formatMonth, type ListQuery, type Money as Amount } from '@siteledger/shared-lib/domain';
import { useIsNarrow } from '@siteledger/shared-lib/table';
import { Button, FigureStrip, Money, type StripFigure } from '@siteledger/shared-lib/ui';
import { useState } from 'react';
import { usePaymentHistorySummaryQuery } from './payment-history-api';

/**
 * Sums of the filtered history: total, by bank and, if expanded, by month, in RM.
 * docs/domain/payments.md#payment-history
 */
export function HistorySummary({ query }: { query: ListQuery }) {
  const { data, error } = usePaymentHistorySummaryQuery(query);
  const isNarrow = useIsNarrow();
  const [isOpen, setIsOpen] = useState(false);
  const banks = (data?.by_bank ?? []).map((share) => sumOf(share.bank, share));
  const months = (data?.by_month ?? []).map((share) => sumOf(formatMonth(share.month), share));
  return (
    <section aria-label="Summary">
      <FigureStrip figures={[sumOf('Total Paid', data, error ? '–' : undefined), ...(isNarrow ? [] : banks)]}>
        <Button type="link" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isNarrow ? 'By bank and month' : 'By month'}
        </Button>
      </FigureStrip>
      {isOpen && isNarrow && <FigureStrip figures={banks} />}
      {isOpen && <FigureStrip figures={months} />}
    </section>
  );
}

type Sum = { count: number; total_paid: Amount };

const sumOf = (label: string, sum: Sum | undefined, instead?: string): StripFigure => ({
  label,
  aside: sum && counted(sum.count, 'record'),
  value: sum ? <Money value={sum.total_paid} /> : instead,
});
