-- Limits of sign-ins: what is counted, and from where each user has signed in before.

-- Tries of sign-in, of forgotten passwords and of others are limited apart from each other. `device` is the SHA-256 of a known
-- device's id; `is_stranger` marks a try from an address and a device from which the account was never signed in.
alter table sign_in_failures
  add column purpose text not null default 'sign-in',
  add column device bytea,
  add column is_stranger boolean not null default false;
create index sign_in_failures_stranger on sign_in_failures (email, purpose, at) where is_stranger;
create index sign_in_failures_device on sign_in_failures (device, email, at) where device is not null;

-- Devices and addresses from which a user has signed in. Of a device only the SHA-256 of its id is stored.
create table sign_in_devices (
  user_id bigint not null references users on delete cascade,
  device bytea not null,
  first_used_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (user_id, device)
);
create table sign_in_addresses (
  user_id bigint not null references users on delete cascade,
  -- An IPv4 address, or the /64 of an IPv6 address.
  address text not null,
  first_used_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (user_id, address)
);
