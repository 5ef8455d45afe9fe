export { choiceArbitrary as arbitrary } from '../../../tests/field-arbitrary';
