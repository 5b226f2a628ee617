import { Entrance } from './entrance';

/** What stands there when a screen does not arrive. */
export const LoadFailed = ({ onRetry }: { onRetry: () => void }) => (
  <Entrance title="Siteledger" lead="Project finance for people who build.">
    <p className="general-message" role="alert">
      This page could not be loaded. Check the connection.
    </p>
    <button type="button" className="submit" onClick={onRetry}>
      Retry
    </button>
  </Entrance>
);
