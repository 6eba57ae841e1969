/** What was answered to requests with an Idempotency-Key, so that a repeat gets the same (decision record 11). */
export const idempotencyKeys = `
create table idempotency_keys (
  id integer primary key,
  user_id integer not null references users (id) on delete cascade,
  key text not null,
  request_hash text not null,
  status integer not null,
  body text not null,
  created_at integer not null,
  unique (user_id, key)
) strict;
create index idempotency_keys_by_created on idempotency_keys (created_at);
`;
