import { callsOf } from '../../http/routes/calls';
import { type App } from '../../http/request/fastify-types';
import { all } from '../../http/openapi/openapi-replies';
import { allTaxRates } from './tax-rates.queries';

export function taxRateRoutes(app: App) {
  const { get } = callsOf(app, ['project.invoice', 'project.expense', 'project.po']);

  /**
   * Rates of the tax codes and their first day, for forms that show tax before saving.
   * docs/domain/tax.md#codes-and-days
   */
  get('/tax_rates', { summary: 'List tax rates', reply: all('TaxRate') }, ({ context }) => allTaxRates(context.db));
}
