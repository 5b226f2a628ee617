import { addMoney, formatMonth, type CashflowOverview } from '@siteledger/shared-lib/domain';
import { Money } from '@siteledger/shared-lib/ui';
import { useDocumentLinks } from '../document-links';
import { KeyFigures } from '../key-figures';
import { useCashflow } from './use-cashflow';

const sum = (data: CashflowOverview | undefined, part: 'in' | 'out' | 'nett') =>
  data && addMoney('0.00', ...data.months.map((month) => month[part]));

/** Total cash of the shown months, and of the next 30 and 90 days. RM. dashboards-and-reports.md#cashflow-overview */
export function CashFigures() {
  const { call, month_from, month_to } = useCashflow();
  const { data } = call;
  const links = useDocumentLinks();
  const period =
    month_from === month_to ? formatMonth(month_to) : `${formatMonth(month_from)} – ${formatMonth(month_to)}`;
  const soon = data?.projection.find(({ days }) => days === 30);
  const later = data?.projection.find(({ days }) => days === 90);
  return (
    <KeyFigures
      isThere={data !== undefined}
      figures={[
        {
          label: 'Received',
          value: <Money value={sum(data, 'in')} />,
          to: links.cash('IN', month_from, month_to),
          note: period,
        },
        {
          label: 'Paid',
          value: <Money value={sum(data, 'out')} />,
          to: links.cash('OUT', month_from, month_to),
          note: period,
        },
        {
          label: 'Nett',
          value: <Money value={sum(data, 'nett')} />,
          to: links.cash('', month_from, month_to),
          note: period,
        },
        {
          label: 'Expected in 30 days',
          value: <Money value={soon?.nett} />,
          note: (
            <>
              in 90 days <Money value={later?.nett} />
            </>
          ),
        },
      ]}
    />
  );
}
