export { resolveRedirect } from './resolve-redirect';
