import { Button, DownloadOutlined, Dropdown } from '@siteledger/shared-lib/ui';
import { useRef } from 'react';
import { ExportDialog } from './export-dialog';
import type { ExportOrder } from './export-job';
import type { ExportFormat } from './rows-writer';
import { useExport } from './use-export';

type Props<Row> = {
  /** What the button says. */
  label: string;
  /** The name of the Excel file; a CSV file has the same with its own ending. */
  fileName: string;
  /** Called when a format is chosen. */
  order: () => Omit<ExportOrder<Row>, 'format'>;
};

/** docs/domain/lists-and-search.md#export */
export const DEFAULT_EXPORT_NAME = 'excel.xlsx';

const FORMATS: { key: ExportFormat; label: string }[] = [
  { key: 'xlsx', label: 'Excel (.xlsx)' },
  { key: 'csv', label: 'CSV (.csv)' },
];

const named = (fileName: string, format: ExportFormat) => `${fileName.replace(/\.xlsx$/, '')}.${format}`;

/** A button that exports a list to a file of a kind that is chosen from its menu. */
export function ExportMenu<Row extends { uuid: string }>({ label, fileName, order }: Props<Row>) {
  const button = useRef<HTMLButtonElement>(null);
  const { shown, start, goOn, startAgain, save, cancel, forget } = useExport();
  const choose = (format: ExportFormat) => {
    // The menu's entry goes: the dialog leads the focus back to the button.
    button.current?.focus();
    void start({ ...order(), format }, named(fileName, format));
  };
  return (
    <>
      <Dropdown
        trigger={['click']}
        placement="bottomRight"
        autoFocus
        menu={{ items: FORMATS, onClick: ({ key }) => choose(key as ExportFormat) }}
      >
        <Button ref={button} icon={<DownloadOutlined aria-hidden />} aria-haspopup="menu">
          {label}
        </Button>
      </Dropdown>
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
