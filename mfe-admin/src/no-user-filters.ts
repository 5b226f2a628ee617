/** Default filters of lists of users: every role, every project. */
export const noUserFilters = { role: '', project: '' };
