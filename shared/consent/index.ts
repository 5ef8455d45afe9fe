export { CONSENT_CATEGORIES, type ConsentCategory } from './categories';
export { consentFor, hasAgreed } from './consent-for';
export { CONSENT_EVENT } from './given-answers';
export { CONSENT_DATA_ID } from './server-asks';
export { whenAgreed, whenConsented } from './when-consented';
