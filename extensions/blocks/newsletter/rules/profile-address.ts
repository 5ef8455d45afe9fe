import { isHttpUrl } from '#shared/validation';

/** Where the provider shows whose newsletter it is; null where the site names no provider, or there is no username. */
export function profileAddress(
	provider: string | undefined,
	username: string
): string | null {
	const name = username.trim();
	const address = `${ provider }/profile/${ encodeURIComponent(
		name.replace( /\p{Surrogate}/gu, '\ufffd' )
	) }`;
	return name && isHttpUrl( provider ) && isHttpUrl( address )
		? address
		: null;
}
