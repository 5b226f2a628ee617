/**
 * The author of operators' commands: they have no account in the product, so the audit trail names the command line.
 */
export const OPERATOR = { id: null, name: 'Command line of the server' };
