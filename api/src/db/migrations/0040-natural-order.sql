-- Numbers of documents are sorted as numbers: VO-2 before VO-10. A function, not a collation: the embedded database has none that
-- knows numbers, and an index in an ICU collation is wrong after an upgrade of ICU.

-- A text whose order is the natural one, whatever the case: each run of digits becomes how many digits its length has, its length,
-- and the digits without leading zeros, so that a longer number comes later. An index holds what it gave: it never changes.
create function natural_key(number text) returns text language plpgsql immutable strict parallel safe as $$
declare
  rest text := lower(number);
  key text := '';
  first_digit int;
  after_digits text;
  digits text;
begin
  loop
    first_digit := strpos(translate(rest, '123456789', '000000000'), '0');
    if first_digit = 0 then return key || rest; end if;
    after_digits := ltrim(substr(rest, first_digit), '0123456789');
    digits := ltrim(substr(rest, first_digit, length(rest) - length(after_digits) - first_digit + 1), '0');
    key := concat(key, left(rest, first_digit - 1), length(length(digits)::text), length(digits), digits);
    rest := after_digits;
  end loop;
end $$;

-- An index holds the key and the number, so that a page far down is read from the index without computing keys again.
drop index invoices_number;
drop index expenses_ref;
drop index payments_cheque;
create index invoices_number on invoices (natural_key(invoice_no), id) include (invoice_no) where deleted_at is null;
create index expenses_ref on expenses (natural_key(ref_no), id) include (ref_no) where deleted_at is null;
create index payments_cheque on payments (natural_key(cheque_no), id) include (cheque_no) where deleted_at is null;

-- The indexes of the texts themselves stay: a quoted search uses them.
create index payment_records_record_order on payment_records (natural_key(record_no), id) where deleted_at is null;
create index payment_records_cheque_order on payment_records (natural_key(cheque_no), id) where deleted_at is null;
