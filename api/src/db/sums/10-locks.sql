-- The files of this folder say all that keeps the sums: docs/domain/figures.md#how-the-sums-are-kept.
-- They run together whenever one of them has changed: docs/how-to/change-a-figure.md.

-- Replacing a trigger locks its table. Writers reach the tables in this order too, so that nobody waits in a circle.
lock table payments, invoices, expenses, purchase_orders, variation_orders, projects in share row exclusive mode;
