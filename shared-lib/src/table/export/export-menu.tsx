import { Button, DownloadOutlined, MenuButton } from '@siteledger/shared-lib/ui';
import { ExportDialog } from './export-dialog';
import type { ExportOrder } from './export-job';
import type { ExportFormat } from './rows-writer';
import { useExport } from './use-export';

type Props<Row> = {
  label: string;
  /** Name of the Excel file; a CSV file gets its own extension. */
  fileName: string;
  order: () => Omit<ExportOrder<Row>, 'format'>;
};

/** docs/domain/lists-and-search.md#export */
export const DEFAULT_EXPORT_NAME = 'excel.xlsx';

const FORMATS: { key: ExportFormat; label: string }[] = [
  { key: 'xlsx', label: 'Excel (.xlsx)' },
  { key: 'csv', label: 'CSV (.csv)' },
];

const named = (fileName: string, format: ExportFormat) => `${fileName.replace(/\.xlsx$/, '')}.${format}`;

/** Button with a menu of file formats that exports a list. */
export function ExportMenu<Row extends { uuid: string }>({ label, fileName, order }: Props<Row>) {
  const { shown, start, goOn, startAgain, save, cancel, forget } = useExport();
  const acts = FORMATS.map(({ key, label: text }) => ({
    key,
    label: text,
    onChoose: () => void start({ ...order(), format: key }, named(fileName, key)),
  }));
  return (
    <>
      <MenuButton acts={acts}>
        <Button icon={<DownloadOutlined aria-hidden />}>{label}</Button>
      </MenuButton>
      <ExportDialog
        shown={shown}
        onCancel={cancel}
        onRetry={() => void goOn()}
        onStartAgain={() => void startAgain()}
        onSaveAnyway={() => void save()}
        onClosed={forget}
      />
    </>
  );
}
