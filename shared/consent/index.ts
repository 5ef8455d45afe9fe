export { CONSENT_CATEGORIES, type ConsentCategory } from './categories';
export { consentFor } from './consent-for';
export { CONSENT_EVENT } from './given-answers';
export { CONSENT_DATA_ID } from './server-asks';
export { whenConsented } from './when-consented';
