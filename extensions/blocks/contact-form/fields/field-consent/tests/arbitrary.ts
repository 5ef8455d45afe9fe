export { consentArbitrary as arbitrary } from '../../../tests/field-arbitrary';
