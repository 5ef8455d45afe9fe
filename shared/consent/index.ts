export { CONSENT_EVENT, consentFor, type ConsentCategory } from './consent-for';
export { whenAgreed, whenConsented } from './when-consented';
