import { createContext, useContext } from 'react';

/** Set where a permission makes what is inside read-only. */
export const ReadOnlyContext = createContext(false);

/** Whether a field is to show its value without letting anybody change it. roles-and-permissions.md#hiding-elements */
export const useReadOnly = () => useContext(ReadOnlyContext);
