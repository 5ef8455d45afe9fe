export { consentAttributes as attributes } from '../../field/consent-attributes';
