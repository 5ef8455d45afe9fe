export { type ConsentCategory } from './categories';
export { consentFor } from './consent-for';
export { CONSENT_EVENT } from './given-answers';
export { whenAgreed, whenConsented } from './when-consented';
