export { saveField as save } from '../../field/save-field';
