-- A line of such an index takes 2,700 bytes, and these texts may have a thousand characters of three. A description is sorted
-- by its beginning, and a remark is searched as a whole, for which its hash will do.
drop index invoices_description;
drop index expenses_description;
drop index payment_records_remark;
create index invoices_description on invoices (left(lower(description), 200), id) where deleted_at is null;
create index expenses_description on expenses (left(lower(description), 200), id) where deleted_at is null;
create index payment_records_remark on payment_records using hash (lower(remark)) where deleted_at is null and remark is not null;
