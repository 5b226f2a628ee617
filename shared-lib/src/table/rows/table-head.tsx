import { Heading } from './heading';
import type { RowsProps } from './rows-props';
import { TickAll } from './tick-all';
import type { Ticks } from './ticks';
import { ACTIONS, ARROW, TICK, type Track } from './tracks';

type Props<Row extends { uuid: string }> = Pick<RowsProps<Row>, 'rows' | 'sorting' | 'onSort'> & {
  tracks: readonly Track<Row>[];
  ticks: Ticks | undefined;
};

/** The headings of a list, always in view. */
export const TableHead = <Row extends { uuid: string }>({ rows, sorting, onSort, tracks, ticks }: Props<Row>) => (
  <thead>
    <tr>
      {tracks.map(({ key, column, cell }) =>
        column ? (
          <Heading key={key} column={column} sorting={sorting} onSort={onSort} {...cell} />
        ) : (
          <th key={key} {...cell}>
            {key === TICK && ticks ? (
              <TickAll count={ticks.count} of={rows.length} onChange={ticks.tickAll} />
            ) : (
              <span className="sl-visually-hidden">{WORDS[key]}</span>
            )}
          </th>
        ),
      )}
    </tr>
  </thead>
);

const WORDS: Record<string, string> = { [ARROW]: 'Details', [ACTIONS]: 'Actions' };
