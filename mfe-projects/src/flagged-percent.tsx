import { compareMoney, type Percent as Value } from '@siteledger/shared-lib/domain';
import { Percent, Tooltip, WarningOutlined } from '@siteledger/shared-lib/ui';
import './projects.css';

/** Whether a percentage of the contract exceeds 100. */
export const isOverHundred = (value: Value) => value !== null && compareMoney(value, 100) > 0;

/** A percentage of the contract, flagged when it is over 100. figures.md#project-figures */
export const FlaggedPercent = ({ value }: { value: Value }) =>
  isOverHundred(value) ? (
    <Tooltip title="Over 100%">
      <span className="over-hundred">
        <WarningOutlined aria-label="Over 100%" /> <Percent value={value} />
      </span>
    </Tooltip>
  ) : (
    <Percent value={value} />
  );
