-- Tax codes begin on their real days: service tax of 8% on 1 March 2024, of 6% on construction works on 1 July 2025. What is
-- taxed already keeps its tax.
update tax_rates set valid_from = '2024-03-01' where code = 'ST8' and valid_from = '1900-01-01';
update tax_rates set valid_from = '2025-07-01' where code = 'ST6' and valid_from = '1900-01-01';
