import { useLocation } from '@siteledger/shared-lib/router';
import { onKeepDrafts } from '@siteledger/shared-lib/session';
import { notify } from '@siteledger/shared-lib/ui';
import { useEffect, useRef } from 'react';
import { changedNames } from './latest-values';
import type { Values } from './schema-fields';

type Form = {
  dirty: boolean;
  values: Values;
  initialValues: Values;
  setValues: (values: Values, validates: boolean) => unknown;
};

const isSecret = (name: string) => name.includes('password');

/**
 * Keeps what was typed when the page is reloaded or its session ends, and puts it back when the same form is shown again in
 * this tab. Passwords are never kept. docs/architecture.md#forms-and-pickers
 */
export function useDraft(form: Form, label = 'form') {
  const { pathname } = useLocation();
  const key = `siteledger.draft:${pathname}:${label}`;
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });

  useEffect(() => {
    const kept = sessionStorage.getItem(key);
    if (kept) {
      sessionStorage.removeItem(key);
      void latest.current.setValues({ ...latest.current.values, ...(JSON.parse(kept) as Values) }, false);
      notify.info('What you had typed is back.');
    }
    const forget = ({ persisted }: PageTransitionEvent) => {
      if (persisted) sessionStorage.removeItem(key);
    };
    const stop = onKeepDrafts(() => {
      const { dirty, values, initialValues } = latest.current;
      const names = changedNames(initialValues, values).filter((name) => !isSecret(name));
      if (!dirty || names.length === 0) return;
      sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(names.map((name) => [name, values[name]]))));
    });
    // The page came back as it was, with what is typed in it.
    addEventListener('pageshow', forget);
    return () => {
      stop();
      removeEventListener('pageshow', forget);
    };
  }, [key]);
}
