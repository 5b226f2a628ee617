import { type BasedOnRevision, skipToken, useRemotesImpactQuery } from '@siteledger/shared-lib/api';
import { type SettingImpact, type SettingPreviewInput } from '@siteledger/platform/contract';
import { settingPreviewSchema, validate, VALIDATION_DEBOUNCE_MS } from '@siteledger/shared-lib/domain';
import { useEffect, useState } from 'react';

/** State of the preview of the typed change. */
export type Preview = {
  /** Undefined while it loads and when it fails. */
  impact: SettingImpact | undefined;
  error: unknown;
  /** False while the typed values are not a valid setting. */
  isAskable: boolean;
  onRetry: () => void;
};

/** Requests the effects of a change when typing pauses; `body` may be incomplete. */
export function useImpact(
  place: BasedOnRevision,
  body: Pick<SettingPreviewInput, 'enabled' | 'release' | 'rollout'>,
): Preview {
  const typed = Object.keys(validate(settingPreviewSchema, body)).length > 0 ? '' : JSON.stringify(body);
  const asked = usePaused(typed);
  const question = asked ? { ...place, body: JSON.parse(asked) as SettingPreviewInput } : skipToken;
  const { currentData, error, isFetching, refetch } = useRemotesImpactQuery(question, {
    refetchOnMountOrArgChange: true,
  });
  const isAnswered = asked === typed && !isFetching;
  return {
    impact: isAnswered ? currentData : undefined,
    error: isAnswered ? error : undefined,
    isAskable: typed !== '',
    onRetry: () => void refetch(),
  };
}

function usePaused(text: string) {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), VALIDATION_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
