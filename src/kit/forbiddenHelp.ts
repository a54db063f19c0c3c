import { createContext, type ComponentType } from 'react';
import type { Failure } from '../lib/failure';

/**
 * What a note about a refusal offers besides its words. Set by the app: who lacks which right is asked of a service,
 * and the kit asks none.
 */
export const ForbiddenHelpContext = createContext<ComponentType<{ failure: Failure }> | undefined>(undefined);
