import { createContext } from 'react';
import type { Progress } from '../actions/progressIcons';

/** How far the form around is with being sent. */
export const FormProgress = createContext<Progress>('idle');
