import { Button } from '@siteledger/shared-lib/ui';
import { useDashboardFilters } from './dashboard-filters';

/** Button that resets the filters to all projects, as of today. */
export const ClearFilters = () => <Button onClick={useDashboardFilters().showAll}>Clear filters</Button>;
