import { SEPA } from './rules/sepa.data';

/** Data for PHP, written by the build. */
export const serverData = { sepa: SEPA };
