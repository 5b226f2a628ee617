import {
  compareMoney,
  formatMoney,
  percentOfMoney,
  subtractMoney,
  type Certified,
} from '@siteledger/shared-lib/domain';
import { useFormField } from '@siteledger/shared-lib/form';
import { Button } from '@siteledger/shared-lib/ui';

const HALF = '50';

/**
 * The retention held, with buttons for the usual releases: half at completion, all at the end of the defects period.
 */
export function ReleaseOffers({ previous }: { previous: Certified }) {
  const { setValue } = useFormField({ name: 'released' });
  const { retention, released } = previous;
  const half = percentOfMoney(retention, HALF);
  return (
    <div className="release-offers">
      <p>
        Retention <span className="sl-figure">{formatMoney(retention)}</span>, released before{' '}
        <span className="sl-figure">{formatMoney(released)}</span>, still held{' '}
        <strong className="sl-figure">{formatMoney(subtractMoney(retention, released))}</strong>
      </p>
      <div>
        <Button size="small" disabled={compareMoney(half, released) <= 0} onClick={() => setValue(half)}>
          Release half
        </Button>
        <Button size="small" disabled={compareMoney(retention, released) <= 0} onClick={() => setValue(retention)}>
          Release all
        </Button>
      </div>
    </div>
  );
}
