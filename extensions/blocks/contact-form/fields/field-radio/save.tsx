export { saveChoice as save } from '../../field/save-field';
