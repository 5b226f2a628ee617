import { useLocation, useNavigate, useRouteError } from '@siteledger/shared-lib/router';
import { useEffect } from 'react';
import { FailureCard } from './failure-card';
import { LoadFailure } from './load-failure';
import { report } from './report';
import type { Booked } from './report-seen';
import type { ScreenLabel } from './screen';

/** The error boundary of one screen: what it throws while drawing stays inside it. Retry draws it anew. */
export const screenError = (label: ScreenLabel, booked?: Booked) =>
  function ScreenError() {
    const error = useRouteError();
    const { pathname, search, hash } = useLocation();
    const navigate = useNavigate();
    const failure = error instanceof LoadFailure ? error : new LoadFailure('render', [], { cause: error });
    useEffect(() => {
      if (booked) report(booked.release, 'render', { part: 'render', screen: booked.screen });
    }, [error]);
    const onRetry = () => void navigate({ pathname, search, hash }, { replace: true });
    return <FailureCard label={label} failure={failure} onRetry={onRetry} />;
  };
