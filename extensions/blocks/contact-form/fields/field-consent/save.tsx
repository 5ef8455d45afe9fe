export { saveConsent as save } from '../../field/save-field';
