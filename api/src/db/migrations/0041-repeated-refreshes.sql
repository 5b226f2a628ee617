-- Of a used refresh token: the answer that it got, for the tabs of one browser that send it at the same moment. Sealed with what
-- only the browser has: the token itself and its nonce, of which SHA-256 alone is stored.
alter table session_tokens add column sealed_answer bytea;
