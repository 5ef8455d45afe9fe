/**
 * Where the site hands on the bytes of a photograph. Its last part is what WordPress calls the file.
 *
 * @param relay Address that begins it, with or without a question mark in it: a site may have no pretty addresses.
 * @param id    Of the photograph, at its service.
 * @param name  Of the file.
 * @param nonce
 */
export function relayAddress(
	relay: string,
	id: string,
	name: string,
	nonce: string
): string {
	const path = `${ encodeURIComponent( id ) }/${ encodeURIComponent( name ) }`;
	return `${ relay }${ path }${ relay.includes( '?' ) ? '&' : '?' }_wpnonce=${ encodeURIComponent( nonce ) }`;
}
