import {
  ACCOUNTING_FORMATS,
  accountingExportSchema,
  counted,
  type AccountingExportInput,
} from '@siteledger/shared-lib/domain';
import { DateField, DialogActions, Form, FormSection, SelectField } from '@siteledger/shared-lib/form';
import { notify } from '@siteledger/shared-lib/ui';
import { useState } from 'react';
import type { AccountingExport } from './accounting-export';
import { Obstacles, type StoppedProject } from './obstacles';
import { useExportProjects } from './use-export-projects';

type Props = AccountingExport & { onClose: () => void };

const FORMAT_TEXTS = { txt: 'Tab-delimited (.txt)', csv: 'Comma separated (.csv)' };

const formats = ACCOUNTING_FORMATS.map((value) => ({ value, label: FORMAT_TEXTS[value] }));

type Outcome = { saved: readonly string[]; stopped: readonly StoppedProject[] };

const savedText = (saved: readonly string[]) =>
  saved.length === 1 ? `${saved[0]} exported.` : `${counted(saved.length, 'file')} exported.`;

/** Form for the days and format of an accounting export, with its outcome. docs/domain/accounting-export.md#the-call */
export function AccountingExportForm({ title, kind, projectsOf, days, onClose }: Props) {
  const { progress, exportProjects } = useExportProjects(kind);
  const [outcome, setOutcome] = useState<Outcome>();

  const onSubmit = async (input: AccountingExportInput) => {
    setOutcome(undefined);
    const done = await exportProjects(await projectsOf(input), input);
    if (done.saved.length === 0 || done.stopped.length > 0) return setOutcome(done);
    notify.success(savedText(done.saved));
    onClose();
  };

  return (
    <Form
      label={title}
      schema={accountingExportSchema}
      initialValues={{ from: days?.from ?? null, to: days?.to ?? null, format: ACCOUNTING_FORMATS[0] }}
      onSubmit={onSubmit}
      guardsLeaving={false}
    >
      <FormSection>
        <DateField name="from" />
        <DateField name="to" />
        <SelectField name="format" options={formats} />
      </FormSection>
      {progress && <p role="status">{`${progress.done} of ${counted(progress.total, 'project')}`}</p>}
      {outcome && outcome.stopped.length > 0 && <Obstacles kind={kind} {...outcome} />}
      {outcome?.stopped.length === 0 && <p role="status">No {kind} in this period.</p>}
      <DialogActions onCancel={onClose}>Download</DialogActions>
    </Form>
  );
}
