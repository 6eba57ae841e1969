const TEXT = 'text collate "C"';

/** Failed logins, which all servers count together; on SQLite the one server counts them by itself. */
export const loginCounts = `
create table login_counts (key ${TEXT} primary key, failures double precision not null, at bigint not null);
create index login_counts_by_time on login_counts (at);
`;
