import { Heading } from './heading';
import { MoreColumns } from './more-columns';
import type { RowsProps } from './rows-props';
import { TickAll } from './tick-all';
import type { Ticks } from './ticks';
import { ACTIONS, ARROW, MORE, TICK, type Track } from './tracks';
import type { MoreColumns as More } from './use-fitting-columns';

type Props<Row extends { uuid: string }> = Pick<RowsProps<Row>, 'rows' | 'sorting' | 'onSort'> & {
  tracks: readonly Track<Row>[];
  ticks: Ticks | undefined;
  more: More | undefined;
};

/** Headings of a list; always visible. */
export const TableHead = <Row extends { uuid: string }>({ tracks, sorting, onSort, ...beside }: Props<Row>) => (
  <thead>
    <tr>
      {tracks.map(({ key, column, cell }) =>
        column ? (
          <Heading key={key} column={column} sorting={sorting} onSort={onSort} {...cell} />
        ) : (
          <th key={key} {...cell}>
            <BesideHeadings of={key} {...beside} />
          </th>
        ),
      )}
    </tr>
  </thead>
);

type BesideProps<Row extends { uuid: string }> = Pick<Props<Row>, 'rows' | 'ticks' | 'more'> & { of: string };

function BesideHeadings<Row extends { uuid: string }>({ of, rows, ticks, more }: BesideProps<Row>) {
  if (of === TICK && ticks) return <TickAll count={ticks.count} of={rows.length} onChange={ticks.tickAll} />;
  if (of === MORE && more) return <MoreColumns {...more} />;
  return <span className="sl-visually-hidden">{WORDS[of]}</span>;
}

const WORDS: Record<string, string> = { [ARROW]: 'Details', [ACTIONS]: 'Actions' };
