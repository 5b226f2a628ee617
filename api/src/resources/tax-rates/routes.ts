import { type App } from '../../http/fastify-types';
import { all } from '../../http/openapi-replies';
import { allTaxRates } from './tax-rates.queries';

export function taxRateRoutes(app: App) {
  /**
   * Rates of the tax codes with the day that each holds from, for forms that show tax before it is stored.
   * docs/domain/tax.md#codes-and-days
   */
  app.get(
    '/tax_rates',
    {
      config: { permission: ['project.invoice', 'project.expense', 'project.po'] },
      schema: { summary: 'List tax rates', reply: all('TaxRate') },
    },
    async ({ context }) => ({ data: await allTaxRates(context.db) }),
  );
}
