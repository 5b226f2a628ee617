import { useProjectOptionsQuery } from '@siteledger/shared-lib/api';
import { RecordFilter } from './record-filter';

type Props = {
  /** The chosen project, or '' for all. */
  uuid: string;
  onChange: (uuid: string) => void;
};

/** Filter by project, searched by name. */
export const ProjectFilter = (props: Props) => (
  <RecordFilter label="Project" anyText="All projects" useOptions={useProjectOptionsQuery} {...props} />
);
