-- jsonb puts the keys of a reply in an order of its own; a replay answers as the first time, to the letter.
alter table idempotency_keys alter column reply type json using reply::json;
