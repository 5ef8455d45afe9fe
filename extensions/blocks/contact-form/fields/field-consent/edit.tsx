export { ConsentEdit as Edit } from '../../field/consent-edit';
