import { CloseCircleFilled, WarningOutlined } from '@siteledger/shared-lib/ui';
import type { Problems } from '../batch/row-problems';

type Props = { id: string; problems: Problems };

/** Errors and warnings of a row. */
export const RowMessages = ({ id, problems }: Props) => (
  <ul id={id} className="pay-message-list">
    {problems.errors.map((text) => (
      <li key={text} data-tone="danger">
        <CloseCircleFilled aria-hidden />
        <span className="sl-visually-hidden">Error: </span>
        {text}
      </li>
    ))}
    {problems.warnings.map((text) => (
      <li key={text} data-tone="warning">
        <WarningOutlined aria-hidden />
        <span className="sl-visually-hidden">Warning: </span>
        {text}
      </li>
    ))}
  </ul>
);
