import { Input } from '@siteledger/shared-lib/ui';
import { useId } from 'react';
import { RuleOf } from './rule-list';
import type { WithRule } from './use-explained';

type Props = {
  path: string;
  at: (pathname: string) => WithRule | undefined;
  whom: string;
  onChange: (path: string) => void;
};

/** A field for an address, typed or followed, with the rule that decides it. */
export function AddressField({ path, at, whom, onChange }: Props) {
  const id = useId();
  return (
    <div className="why-field">
      <label htmlFor={id}>Address of a page</label>
      <Input id={id} placeholder="/profile/sessions" value={path} onChange={({ target }) => onChange(target.value)} />
      <div role="status">{path.trim() && <Verdict found={at(pathnameOf(path))} whom={whom} />}</div>
    </div>
  );
}

// Users paste whole URLs from the address bar.
function pathnameOf(typed: string) {
  try {
    return new URL(typed.trim(), location.origin).pathname;
  } catch {
    return typed;
  }
}

const Verdict = ({ found, whom }: { found: WithRule | undefined; whom: string }) =>
  found ? (
    <p>
      <strong>{found.title}</strong> <RuleOf visibility={found.visibility} whom={whom} />
    </p>
  ) : (
    <p>No part of Siteledger has a page at this address.</p>
  );
