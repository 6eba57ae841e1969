/** On which devices users have logged in before: there a stranger's failed logins do not lock them out. */
export const knownDevices = `
create table known_devices (
  token_hash text not null,
  user_id integer not null references users (id) on delete cascade,
  last_used_at integer not null,
  primary key (token_hash, user_id)
) strict, without rowid;
create index known_devices_by_user on known_devices (user_id, last_used_at);
create index known_devices_by_use on known_devices (last_used_at);
`;
