import { ExportMenu } from './export-menu';
import { pageOf } from './list-pages';
import { useListFile, type ExportedList } from './use-list-file';

type Props<Row> = ExportedList<Row> & { rows: readonly Row[] };

/** Exports the ticked rows alone, as they were last loaded. */
export function ExportTickedButton<Row extends { uuid: string }>(props: Props<Row>) {
  const file = useListFile(props, true);
  return (
    <ExportMenu label="Export selected" fileName={props.fileName} order={() => file(pageOf(props.rows, props.query))} />
  );
}
