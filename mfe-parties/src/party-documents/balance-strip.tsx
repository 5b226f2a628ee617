import { errorMessage } from '@siteledger/shared-lib/api';
import { seesAllProjects, type Money as Amount } from '@siteledger/shared-lib/domain';
import { usePermissions } from '@siteledger/shared-lib/permission';
import { Alert, Button, FigureStrip, Money } from '@siteledger/shared-lib/ui';
import './balance-strip.css';

/** An amount of a balance, in RM; undefined while loading. */
export type BalanceFigure = {
  label: string;
  value: Amount | undefined;
  /** Highlighted unless it is zero. */
  isLate?: boolean;
};

type Props = { figures: readonly BalanceFigure[]; error: unknown; onRetry: () => void };

const isZero = (value: Amount | undefined) => value === undefined || /^-?0+(\.0+)?$/.test(value);

/**
 * A party's open balance and its components, in RM; project managers see a note that it is incomplete.
 * docs/domain/parties.md#what-is-owed, docs/domain/roles-and-permissions.md#own-projects
 */
export function BalanceStrip({ figures, error, onRetry }: Props) {
  const { granted } = usePermissions();
  if (error) return <NotLoaded error={error} onRetry={onRetry} />;
  return (
    <>
      <FigureStrip
        name="Balance"
        figures={figures.map(({ label, value, isLate }) => ({
          label,
          value: value !== undefined && <Money value={value} />,
          isLate: isLate && !isZero(value),
        }))}
      />
      {!seesAllProjects(granted) && <p className="party-own-only">Amounts and documents for your projects only.</p>}
    </>
  );
}

const NotLoaded = ({ error, onRetry }: Pick<Props, 'error' | 'onRetry'>) => (
  <Alert
    className="party-notice"
    type="error"
    title="The balance could not be loaded."
    description={errorMessage(error)}
    action={<Button onClick={onRetry}>Retry</Button>}
  />
);
