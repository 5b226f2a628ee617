import { callsOf } from '../../http/calls';
import { type App } from '../../http/fastify-types';
import { all } from '../../http/openapi-replies';
import { allTaxRates } from './tax-rates.queries';

export function taxRateRoutes(app: App) {
  const { get } = callsOf(app, ['project.invoice', 'project.expense', 'project.po']);

  /**
   * Rates of the tax codes with the day that each holds from, for forms that show tax before it is stored.
   * docs/domain/tax.md#codes-and-days
   */
  get('/tax_rates', { summary: 'List tax rates', reply: all('TaxRate') }, ({ context }) => allTaxRates(context.db));
}
