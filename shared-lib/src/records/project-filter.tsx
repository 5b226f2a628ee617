import { useProjectOptionsQuery } from '@siteledger/shared-lib/api';
import { RecordFilter } from './record-filter';

type Props = {
  /** The chosen project, or '' for all. */
  uuid: string;
  onChange: (uuid: string) => void;
};

/** Picks the one project that a list shows, by typing a part of its name. */
export const ProjectFilter = (props: Props) => (
  <RecordFilter label="Project" anyText="All projects" useOptions={useProjectOptionsQuery} {...props} />
);
