export { openPopup } from './open-popup';
