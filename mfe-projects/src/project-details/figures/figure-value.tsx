import type { FigureUnit } from '@siteledger/shared-lib/domain';
import { Money, Percent } from '@siteledger/shared-lib/ui';

/** A figure or term in its unit: RM, percent or days. */
export const FigureValue = ({ unit, value }: { unit: FigureUnit; value: string | null }) => {
  if (unit === 'money') return <Money value={value} />;
  if (unit === 'percent') return <Percent value={value} />;
  return <span className="sl-figure">{value === null ? '–' : `${value} days`}</span>;
};
