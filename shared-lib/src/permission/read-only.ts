import { createContext, useContext } from 'react';

/** True where a permission makes the children read-only. */
export const ReadOnlyContext = createContext(false);

/** Whether fields show their value without allowing changes. roles-and-permissions.md#hiding-elements */
export const useReadOnly = () => useContext(ReadOnlyContext);
