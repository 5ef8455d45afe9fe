export { LightboxToggle } from './lightbox-toggle';
