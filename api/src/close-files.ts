// Files of this process (the embedded database, copies of releases, heads of the audit trail, dumps) are readable by
// its own user only.
process.umask(0o077);
