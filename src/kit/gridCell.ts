import { createContext } from 'react';

/** Whether this stands in a cell of a grid: there the keys of the grid reach links and buttons, and Tab passes them. */
export const GridCellContext = createContext(false);
