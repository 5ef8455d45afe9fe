export {
	resolveRedirect,
	useResolvedUrl,
	type ResolvedUrl,
} from './resolve-redirect';
