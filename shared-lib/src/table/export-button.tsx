import { notifyError, useAppDispatch } from '@siteledger/shared-lib/api';
import type { ListQuery } from '@siteledger/shared-lib/domain';
import { Button, DownloadOutlined, Modal, Progress } from '@siteledger/shared-lib/ui';
import type { Column } from './column';
import type { ListEndpoint } from './list-endpoint';
import { useExcelExport, type ExportProgress } from './use-excel-export';

type Props<Row, Args> = {
  name: string;
  fileName: string;
  columns: readonly Column<Row>[];
  endpoint: ListEndpoint<Row, Args>;
  query: ListQuery & Args;
};

/** Writes the list as it is filtered, sorted and laid out, every page of it, to an Excel file. Specification §9. */
export function ExportButton<Row, Args>({ name, fileName, columns, endpoint, query }: Props<Row, Args>) {
  const dispatch = useAppDispatch();
  const { progress, cancel, start } = useExcelExport();

  const fetchPage = (page: { page: number; per_page: number }) =>
    dispatch(endpoint.initiate({ ...query, ...page }, { subscribe: false, forceRefetch: true }));

  return (
    <>
      <Button
        icon={<DownloadOutlined aria-hidden />}
        disabled={progress !== undefined}
        onClick={() => void start({ fileName, sheetName: name, columns, fetchPage }).catch(notifyError)}
      >
        Export
      </Button>
      <ExportDialog progress={progress} onCancel={cancel} />
    </>
  );
}

const count = new Intl.NumberFormat('en-US');

function ExportDialog({ progress, onCancel }: { progress?: ExportProgress; onCancel: () => void }) {
  const { fetched = 0, total = 0 } = progress ?? {};
  const cancel = <Button onClick={onCancel}>Cancel</Button>;
  return (
    <Modal
      title="Export to Excel"
      open={progress !== undefined}
      onCancel={onCancel}
      footer={cancel}
      width={400}
      destroyOnHidden
    >
      <Progress percent={total > 0 ? Math.floor((fetched / total) * 100) : 0} aria-label="Rows exported" />
      <span role="status">{total > 0 ? `${count.format(fetched)} of ${count.format(total)} rows` : 'Loading...'}</span>
    </Modal>
  );
}
