import { createContext } from 'react';
import { plainViews } from './plain-views';
import type { Views } from './views';

export const ViewsContext = createContext<Views>(plainViews);
