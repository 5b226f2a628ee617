/** A project's page, its overview. docs/domain/projects.md#overview */
export const projectPath = (uuid: string) => `/projects/${uuid}`;

/** The fields of a project, to change or to read them. docs/domain/projects.md#overview */
export const editPath = (uuid: string) => `${projectPath(uuid)}?edit=1`;

/** The tab of a project's bills. docs/domain/screens.md#routes */
export const expensesPath = (project: string) => `${projectPath(project)}/suppliers/expenses`;
