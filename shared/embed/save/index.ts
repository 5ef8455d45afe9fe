export { EmbedLink, saveLink } from './save-link';
