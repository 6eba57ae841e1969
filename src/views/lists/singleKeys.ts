import { createContext } from 'react';

/** Whether single characters are commands; where they are not, each of them is text to a list. */
export const SingleKeys = createContext(true);
