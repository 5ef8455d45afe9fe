export { fieldAttributes as attributes } from '../../field/field-attributes';
