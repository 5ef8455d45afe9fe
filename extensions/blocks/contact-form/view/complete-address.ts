/** An address without `https://` in front, as people type them. */
const BARE = /^[^\s/:@]+\.[^\s/:@]+/;

/** Completes a web address once it is typed, before the browser calls it wrong. */
export function completeAddress( { target }: Event ): void {
	const { type, value } = target as HTMLInputElement;
	if ( type === 'url' && BARE.test( value ) ) {
		( target as HTMLInputElement ).value = `https://${ value }`;
	}
}
