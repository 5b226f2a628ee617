export { declaredTables } from './declared-tables';
export { tablesOf } from './tables-of';
