import { Checkbox, SpinAround } from '@siteledger/shared-lib/ui';
import { useRef } from 'react';
import { TotalsCard } from './card-facts';
import { cardPlanOf } from './card-plan';
import { LOADING_TEXT } from '../list/list-messages';
import { RowCard } from './row-card';
import type { RowsProps } from '../rows/rows-props';
import { useOpenedRowInView } from '../rows/use-opened-row-in-view';
import './cards.css';

/** A list's rows as cards for a phone's screen, without sideways scrolling. */
export function RowCards<Row extends { uuid: string }>(props: RowsProps<Row>) {
  const { name, rows, columns, totals, sorting, isLoading, empty, created, selection } = props;
  const place = useRef<HTMLUListElement>(null);
  useOpenedRowInView(place, created, rows);
  const plan = cardPlanOf(columns, sorting.sort);
  const chosen = new Set(selection?.keys);
  const onPage = rows.filter((row) => chosen.has(row.uuid)).length;
  const choose = (uuids: string[], isChosen: boolean) =>
    selection?.onChange([...chosen].filter((key) => !uuids.includes(String(key))).concat(isChosen ? uuids : []));

  return (
    <SpinAround isLoading={isLoading} text={LOADING_TEXT}>
      {selection && rows.length > 0 && (
        <Checkbox
          className="sl-select-all"
          checked={onPage === rows.length}
          indeterminate={onPage > 0 && onPage < rows.length}
          onChange={(event) => choose(uuidsOf(rows), event.target.checked)}
        >
          Select all
        </Checkbox>
      )}
      <ul ref={place} aria-label={name} className="sl-cards" style={{ minHeight: isLoading ? 160 : undefined }}>
        {rows.map((row) => (
          <RowCard
            key={row.uuid}
            row={row}
            columns={columns}
            plan={plan}
            rowActions={props.rowActions}
            expanded={props.expanded}
            opened={props.opened}
            created={props.created}
            selected={selection && { is: chosen.has(row.uuid), set: (isChosen) => choose([row.uuid], isChosen) }}
          />
        ))}
      </ul>
      {rows.length === 0 && !isLoading && empty}
      {totals && rows.length > 0 && <TotalsCard columns={columns} totals={totals} figure={plan.figure} />}
    </SpinAround>
  );
}

const uuidsOf = (rows: { uuid: string }[]) => rows.map((row) => row.uuid);
