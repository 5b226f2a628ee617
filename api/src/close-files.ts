// What this process writes (the embedded database, copies of releases, heads of the audit trail, dumps) is for its own user alone.
process.umask(0o077);
