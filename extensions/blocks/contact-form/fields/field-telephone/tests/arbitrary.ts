export { fieldArbitrary as arbitrary } from '../../../tests/field-arbitrary';
