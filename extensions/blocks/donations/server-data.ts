import { SEPA } from './rules/sepa.data';

/** What PHP knows too; the build writes it. */
export const serverData = { sepa: SEPA };
