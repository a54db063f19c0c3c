import { useTwo } from '../../support/twoProcesses';

/** The processes over which all storms go, one after another. */
export const { skip, two } = await useTwo();
