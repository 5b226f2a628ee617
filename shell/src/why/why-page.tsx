import { CallState, useUserDetailsQuery } from '@siteledger/shared-lib/api';
import type { RemoteExplanation } from '@siteledger/platform/contract';
import { usePermissions } from '@siteledger/shared-lib/permission';
import { useSearchParams } from '@siteledger/shared-lib/router';
import { Checkbox, PageHeader } from '@siteledger/shared-lib/ui';
import { useState } from 'react';
import { ownScreens } from '../own-screens';
import { AddressField } from './address-field';
import { RuleList } from './rule-list';
import { useExplained, type WithRule } from './use-explained';
import { UserPicker } from './user-picker';
import { useRemotesExplanationQuery } from './why-api';
import './why.css';

/**
 * Every menu entry, page and part of a page with the rule that decides whether a user sees it: the current user or, for
 * users who manage users, anybody.
 */
export function WhyPage() {
  const [parameters] = useSearchParams();
  const uuid = parameters.get('user') ?? undefined;
  const { data: explanation, error, refetch } = useRemotesExplanationQuery(uuid, { refetchOnMountOrArgChange: true });
  return (
    <>
      <PageHeader
        title={ownScreens['/why']}
        subtitle="Every menu entry, page and part of a page, and the rule that decides whether it is shown."
      />
      {explanation && !error ? (
        <Explanation explanation={explanation} />
      ) : (
        <CallState error={error} onRetry={refetch} />
      )}
    </>
  );
}

const isHidden = ({ visibility }: WithRule) => visibility.rule !== 'visible';

function Explanation({ explanation }: { explanation: RemoteExplanation }) {
  const { can } = usePermissions();
  const { data: self } = useUserDetailsQuery();
  const [parameters, setParameters] = useSearchParams();
  const [isWhole, setWhole] = useState(false);
  const { user } = explanation;
  const asked = parameters.get('user');
  const isSelf = !asked || asked === self?.uuid;
  const { menu, pages, parts, at } = useExplained(explanation, isSelf);
  const whom = isSelf ? 'you' : user.name;
  const kept = (things: readonly WithRule[]) => (isWhole ? things : things.filter(isHidden));
  const sections = [...new Set(menu.map(({ section = '' }) => section))];

  const set = (name: string, value: string) =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );

  return (
    <div className="why">
      {can('member') && <UserPicker person={user} onChange={(uuid) => set('user', uuid === self?.uuid ? '' : uuid)} />}
      <AddressField path={parameters.get('path') ?? ''} at={at} whom={whom} onChange={(path) => set('path', path)} />
      <Checkbox checked={isWhole} onChange={({ target }) => setWhole(target.checked)}>
        Also list what is shown
      </Checkbox>
      {![...menu, ...pages, ...parts].some(isHidden) && (
        <p>Every menu entry and page is shown, and every part that running remotes have for a page.</p>
      )}
      {sections.map((section) => (
        <RuleList
          key={section}
          title={`Menu: ${section}`}
          things={kept(menu.filter((one) => one.section === section))}
          whom={whom}
        />
      ))}
      <RuleList title="Pages" things={kept(pages)} whom={whom} />
      <RuleList title="Parts of pages" things={kept(parts)} whom={whom} />
    </div>
  );
}
