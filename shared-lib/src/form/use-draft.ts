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

/** Session storage key for the draft of a form on this screen. */
export function useDraftKey(label = 'form') {
  const { pathname } = useLocation();
  return `siteledger.draft:${pathname}:${label}`;
}

/** Deletes a draft once it is saved or discarded. */
export const forgetDraft = (key: string) => sessionStorage.removeItem(key);

/**
 * Stores typed input when the page reloads, its session ends or its screen is removed, and restores it when the same
 * form opens again in this tab. Passwords are never stored. The draft is deleted if the form stayed and the user kept
 * typing. docs/architecture.md#forms-and-pickers
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
    // The browser restored the page with its typed input, so the draft is obsolete.
    addEventListener('pageshow', forget);
    return () => {
      stop();
      removeEventListener('pageshow', forget);
    };
  }, [key]);
}
