import type { CashflowProjection } from '@siteledger/shared-lib/domain';
import { FigureStrip, Money } from '@siteledger/shared-lib/ui';

const FIGURES = [
  { key: 'opening_balance', label: 'Opening balance' },
  { key: 'total_in', label: 'Total in' },
  { key: 'total_out', label: 'Total out' },
  { key: 'nett', label: 'Nett' },
  { key: 'closing_balance', label: 'Closing balance' },
] as const;

/** The sums of a projection, in RM: opening balance, money in and out, nett, closing balance. */
export const CashflowFigures = ({ projection }: { projection: CashflowProjection }) => (
  <FigureStrip
    name="Projected cash"
    figures={FIGURES.map(({ key, label }) => ({ label, value: <Money value={projection[key]} /> }))}
  />
);
