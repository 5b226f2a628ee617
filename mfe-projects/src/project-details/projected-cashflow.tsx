import { CASHFLOW_HORIZONS } from '@siteledger/shared-lib/domain';
import { FigureGroup } from './figures/figure-group';
import type { FigureSource } from './figures/figure-row';

/** Expected receipts minus payments over 30, 60 and 90 days. figures.md#projected-cashflow */
export const ProjectedCashflow = ({ source }: { source: FigureSource }) => (
  <FigureGroup
    title="Projected cashflow"
    source={source}
    figures={CASHFLOW_HORIZONS.map((days) => ({ figure: `cashflow${days}` as const, label: `${days} days` }))}
  />
);
