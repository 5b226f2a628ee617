import { sql } from 'kysely';

/**
 * The amount billed on a purchase order and figures that follow from it, as expressions over `purchase_orders`. RM and
 * percent. docs/domain/orders.md#billed-and-outstanding
 */
export const orderFigures = {
  billed: sql<string>`purchase_orders.billed`,
  outstanding: sql<string>`greatest(purchase_orders.total_value - purchase_orders.billed, 0.00)`,
  billed_percent: sql<string | null>`round(purchase_orders.billed * 100 / nullif(purchase_orders.total_value, 0), 2)`,
  budget_variance: sql<string | null>`purchase_orders.budget - purchase_orders.total_value`,
  over_billed: sql<string>`greatest(purchase_orders.billed - purchase_orders.total_value, 0.00)`,
};
