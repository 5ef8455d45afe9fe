export { saveLink } from './save-link';
