import { fieldErrors } from '@siteledger/shared-lib/api';
import {
  ACCOUNTING_FORMATS,
  accountingExportSchema,
  type AccountingExportInput,
  type Project,
} from '@siteledger/shared-lib/domain';
import { DateField, Form, FormActions, FormSection, SelectField, SubmitButton } from '@siteledger/shared-lib/form';
import { Button, Modal, notify } from '@siteledger/shared-lib/ui';
import { useRef, useState } from 'react';
import { useProjectAccountingExportMutation, type ExportedKind } from './accounting-export-api';
import './accounting-export.css';

/** What is exported: the invoices or the expenses of a project. */
export type AccountingExport = { project: Pick<Project, 'uuid' | 'code' | 'name'>; kind: ExportedKind };

type Props = AccountingExport & { isOpen: boolean; onClose: () => void };

const FORMAT_TEXTS = { txt: 'Text with tabs (.txt)', csv: 'Comma separated (.csv)' };

const formats = ACCOUNTING_FORMATS.map((value) => ({ value, label: FORMAT_TEXTS[value] }));

const everything = { from: null, to: null, format: ACCOUNTING_FORMATS[0] };

/** Asks for the days and the format, then downloads the file; what stops an export is listed and nothing is downloaded. Decision §7. */
export function AccountingExportModal({ project, kind, isOpen, onClose }: Props) {
  const [exportDocuments] = useProjectAccountingExportMutation();
  const [obstacles, setObstacles] = useState<readonly string[]>([]);
  const content = useRef<HTMLDivElement>(null);
  const title = `Export ${kind} of ${project.code}`;

  const onSubmit = async (input: AccountingExportInput) => {
    setObstacles([]);
    try {
      const file = await exportDocuments({ uuid: project.uuid, kind, ...input }).unwrap();
      notify.success(`Successfully exported "${file}"`);
      onClose();
    } catch (error) {
      const found = obstaclesOf(error);
      if (found.length === 0) throw error;
      setObstacles(found);
    }
  };

  return (
    <Modal
      open={isOpen}
      title={title}
      footer={null}
      width={560}
      onCancel={onClose}
      afterOpenChange={(isShown) => isShown && content.current?.querySelector('input')?.focus()}
      afterClose={() => setObstacles([])}
      destroyOnHidden
    >
      <div ref={content}>
        <p className="accounting-export-about">
          {project.name}: a file for ABSS or MYOB. Leave the days empty for every one of its {kind}.
        </p>
        <Form
          label={title}
          schema={accountingExportSchema}
          initialValues={everything}
          onSubmit={onSubmit}
          guardsLeaving={false}
        >
          <FormSection>
            <DateField name="from" />
            <DateField name="to" />
            <SelectField name="format" options={formats} />
          </FormSection>
          <Obstacles texts={obstacles} />
          <FormActions>
            <Button onClick={onClose}>Cancel</Button>
            <SubmitButton>Download</SubmitButton>
          </FormActions>
        </Form>
      </div>
    </Modal>
  );
}

// The server names each document that stops an export, and counts those beyond the first two hundred.
const obstaclesOf = (error: unknown) =>
  Object.entries(fieldErrors(error)).flatMap(([field, texts]) => (field.startsWith('documents') ? texts : []));

const Obstacles = ({ texts }: { texts: readonly string[] }) =>
  texts.length > 0 && (
    <div role="alert" className="accounting-export-obstacles">
      <strong>Nothing was exported. The accounting software could not import these:</strong>
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
