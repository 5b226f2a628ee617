import { useTaxRatesQuery } from '@siteledger/shared-lib/api';
import type { InvoiceFormBasis, Project } from '@siteledger/shared-lib/domain';
import { useMemo } from 'react';
import { useProjectInvoicesPreviousQuery } from './project-invoices-api';

/** Loads the basis of an invoice's amounts; `exclude` is the edited certificate. Undefined while loading. */
export function useClaimBasis(project: Project, exclude?: string) {
  const previous = useProjectInvoicesPreviousQuery({ project: project.uuid, exclude });
  const rates = useTaxRatesQuery();
  const { contract_sum, retention_percent, retention } = project;
  const before = previous.currentData;

  const basis = useMemo<InvoiceFormBasis | undefined>(
    () =>
      before &&
      rates.data && {
        terms: { contract_sum, retention_percent, retention },
        previous: {
          cert_no: before.prev_cert_no,
          last_day: before.prev_invoice_date,
          work_done: before.work_done_certified,
          materials: before.materials_on_site,
          retention: before.retention,
          released: before.released,
        },
        rates: rates.data,
        payment_days: before.payment_days,
      },
    [before, rates.data, contract_sum, retention_percent, retention],
  );

  return {
    basis,
    previous: before,
    error: previous.error ?? rates.error,
    retry: () => {
      if (previous.error) void previous.refetch();
      if (rates.error) void rates.refetch();
    },
  };
}
