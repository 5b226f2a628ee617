-- Idempotency keys are stored hashed: the body's hash is made with the key, so that it cannot be guessed at from the table.
-- What was sent before and is sent again after this is refused as other data, never done twice.
update idempotency_keys set key = encode(sha256(convert_to(key, 'UTF8')), 'hex');
