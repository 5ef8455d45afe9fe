import type { Realm } from '#shared/view';

/** A key that no other message has: 128 bits of chance. `crypto.randomUUID` is missing on sites without https. */
export function makeKey( { crypto, Uint32Array }: Realm ): string {
	return [ ...crypto.getRandomValues( new Uint32Array( 4 ) ) ]
		.map( ( part ) => part.toString( 16 ).padStart( 8, '0' ) )
		.join( '' );
}
