export { resolveRedirect } from './resolve-redirect';
export { useResolvedUrl, type ResolvedUrl } from './use-resolved-url';
