import { notifyError } from '@siteledger/shared-lib/api';
import {
  IMPORT_DELIMITERS,
  IMPORT_ENCODINGS,
  type ImportDelimiter,
  type ImportDetails,
  type ImportSourceInput,
} from '@siteledger/shared-lib/domain';
import { Select } from '@siteledger/shared-lib/ui';
import { useId } from 'react';
import { ImportPart } from './import-part';
import { useImportsReadMutation } from './imports-api';

const DELIMITER_NAMES: Record<ImportDelimiter, string> = { ',': 'Comma', ';': 'Semicolon', '\t': 'Tab', '|': 'Bar' };

const delimiters = IMPORT_DELIMITERS.map((value) => ({ value, label: DELIMITER_NAMES[value] }));
const encodings = IMPORT_ENCODINGS.map((value) => ({ value, label: value.toUpperCase() }));

/** How the file is read, with its first rows. A change reads it again. docs/domain/imports.md#reading-a-file */
export function FileSource({ job: { uuid, source, columns, sample, counts } }: { job: ImportDetails }) {
  const [read] = useImportsReadMutation();
  const change = (body: Partial<ImportSourceInput>) => void read({ uuid, body }).unwrap().catch(notifyError);
  const sheets = source.sheets.map(({ name, is_hidden }) => ({
    value: name,
    label: is_hidden ? `${name} (hidden)` : name,
  }));
  const headers = Array.from({ length: 30 }, (_, index) => ({ value: index + 1, label: `Row ${index + 1}` }));
  return (
    <ImportPart title="File" isDone={counts !== null}>
      <div className="import-choices">
        {source.sheet !== null && (
          <Picked label="Sheet" value={source.sheet} options={sheets} onChange={(sheet) => change({ sheet })} />
        )}
        {source.encoding && (
          <Picked
            label="Encoding"
            value={source.encoding}
            options={encodings}
            onChange={(encoding) => change({ encoding })}
          />
        )}
        {source.delimiter && (
          <Picked
            label="Separator"
            value={source.delimiter}
            options={delimiters}
            onChange={(delimiter) => change({ delimiter })}
          />
        )}
        {source.header_row > 0 && (
          <Picked
            label="Headings"
            value={source.header_row}
            options={headers}
            onChange={(header_row) => change({ header_row })}
          />
        )}
      </div>
      {source.title.length > 0 && <p className="import-title">{source.title.join(' · ')}</p>}
      <div className="import-sample" tabIndex={0} role="region" aria-label="First rows of the file">
        <table>
          <thead>
            <tr>
              {columns.map(({ heading }, index) => (
                <th key={index} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sample.slice(0, 5).map(({ no, cells }) => (
              <tr key={no}>
                {columns.map((_, index) => (
                  <td key={index}>{cells[index]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </ImportPart>
  );
}

type PickedProps<Value> = {
  label: string;
  value: Value;
  options: { value: Value; label: string }[];
  onChange: (value: Value) => void;
};

function Picked<Value extends string | number>({ label, value, options, onChange }: PickedProps<Value>) {
  const id = useId();
  return (
    <div className="import-choice">
      <label htmlFor={id}>{label}</label>
      <Select id={id} value={value} options={options} onChange={onChange} />
    </div>
  );
}
