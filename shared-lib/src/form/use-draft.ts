import { keep, keptJson } from '@siteledger/platform/contract';
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

const isDraft = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0;

const isSecret = (name: string) => name.includes('password');

/** Where the draft of a form of this screen is kept in the tab. */
export function useDraftKey(label = 'form') {
  const { pathname } = useLocation();
  return `siteledger.draft:${pathname}:${label}`;
}

/** What was typed is saved, or given up: it is not offered again. */
export const forgetDraft = (key: string) => sessionStorage.removeItem(key);

/**
 * Keeps what was typed when the page is reloaded, its session ends or its screen is taken away, and puts it back when the same
 * form is shown again in this tab. Passwords are never kept, and a draft is forgotten when the form stayed and
 * somebody typed on. docs/architecture.md#forms-and-pickers
 */
export function useDraft(form: Form, key: string) {
  const isKept = useRef(false);
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });

  useEffect(() => {
    if (isKept.current) forgetDraft(key);
    isKept.current = false;
  }, [key, form.values]);

  useEffect(() => {
    const kept = keptJson(sessionStorage, key, isDraft);
    forgetDraft(key);
    if (kept) {
      const own = Object.entries(kept).filter(([name]) => name in latest.current.values);
      void latest.current.setValues({ ...latest.current.values, ...Object.fromEntries(own) }, false);
      notify.info('Draft restored.');
    }
    const forget = ({ persisted }: PageTransitionEvent) => {
      if (persisted) forgetDraft(key);
    };
    const stop = onKeepDrafts(() => {
      const { dirty, values, initialValues } = latest.current;
      const names = changedNames(initialValues, values).filter((name) => !isSecret(name));
      if (!dirty || names.length === 0) return;
      isKept.current = true;
      keep(sessionStorage, key, JSON.stringify(Object.fromEntries(names.map((name) => [name, values[name]]))));
    });
    // The page came back as it was, with what is typed in it.
    addEventListener('pageshow', forget);
    return () => {
      stop();
      removeEventListener('pageshow', forget);
    };
  }, [key]);
}
