import { deleteDocument } from '../documents/change-document';
import { refuseDeletion } from '../documents/settled';

/** Deletes an expense without payments or write-off. docs/domain/states-and-deletions.md#deletions */
export const deleteExpense = deleteDocument('expenses', (expense) => refuseDeletion('expense', expense));
