/** Path of a project's overview. docs/domain/projects.md#overview */
export const projectPath = (uuid: string) => `/projects/${uuid}`;

/** Path of a project's fields. docs/domain/projects.md#overview */
export const editPath = (uuid: string) => `${projectPath(uuid)}?edit=1`;

/** Path of a project's bills. docs/domain/screens.md#routes */
export const expensesPath = (project: string) => `${projectPath(project)}/suppliers/expenses`;
