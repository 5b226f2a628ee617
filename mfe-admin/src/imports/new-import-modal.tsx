import { errorMessage, fieldErrors } from '@siteledger/shared-lib/api';
import { IMPORT_ENTITIES, IMPORT_ENTITY_NAMES, type ImportEntity } from '@siteledger/shared-lib/domain';
import { FileDrop } from '@siteledger/shared-lib/form';
import { useLocation, useNavigate } from '@siteledger/shared-lib/router';
import { Button, Modal, Select, TextArea } from '@siteledger/shared-lib/ui';
import { useId, useState } from 'react';
import { useImportsTemplateMutation, useImportsUploadMutation } from './imports-api';
import './imports.css';

const entities = IMPORT_ENTITIES.map((entity) => ({ value: entity, label: IMPORT_ENTITY_NAMES[entity] }));

const isEntity = (text: string | null): text is ImportEntity => IMPORT_ENTITIES.some((entity) => entity === text);

const refusalOf = (error: unknown) => fieldErrors(error).file?.[0] ?? [errorMessage(error)].flat().join(' ');

/** Dialog to upload a file or paste cells; the import then opens. docs/domain/imports.md#reading-a-file */
export function NewImportModal() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search).get('entity');
  const [entity, setEntity] = useState<ImportEntity>(isEntity(asked) ? asked : 'client');
  const [pasted, setPasted] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [upload, { isLoading }] = useImportsUploadMutation();
  const [saveTemplate] = useImportsTemplateMutation();
  const [kindId, pasteId] = [useId(), useId()];

  const send = async (file: File) => {
    setRefusal(undefined);
    try {
      const { uuid } = await upload({ entity, file }).unwrap();
      void navigate(`/imports/${uuid}`);
    } catch (error) {
      setRefusal(refusalOf(error));
    }
  };

  return (
    <Modal open title="Import a file" width={640} footer={null} onCancel={() => void navigate('/imports')}>
      <div className="import-new">
        <label htmlFor={kindId}>Records</label>
        <div className="import-kind">
          <Select id={kindId} value={entity} options={entities} onChange={setEntity} />
          <Button type="link" onClick={() => void saveTemplate(entity)}>
            Download a template
          </Button>
        </div>
        <FileDrop
          className="import-drop"
          label="File"
          inputLabel="File to import"
          accept=".xlsx,.csv,.tsv,.txt"
          isDisabled={isLoading}
          onChoose={(file) => void send(file)}
        >
          {(choose) => (
            <>
              <Button loading={isLoading} onClick={choose}>
                Choose file
              </Button>
              <span>
                or drop it here: Excel (.xlsx), CSV, TSV or a file of SQL Account, at most 20 MB and 50,000 rows
              </span>
            </>
          )}
        </FileDrop>
        <label htmlFor={pasteId}>Or paste cells with their headings</label>
        <TextArea id={pasteId} value={pasted} onChange={({ target }) => setPasted(target.value)} />
        <p className="sl-field-message" role="alert">
          {refusal}
        </p>
        <div className="import-end">
          <Button
            type="primary"
            disabled={pasted.trim() === ''}
            loading={isLoading}
            onClick={() => void send(new File([pasted], 'Pasted cells.tsv', { type: 'text/tab-separated-values' }))}
          >
            Import pasted cells
          </Button>
        </div>
      </div>
    </Modal>
  );
}
