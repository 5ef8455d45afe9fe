import type { Parser } from '#shared/request';
import type { Track } from './podcast';

/** Episodes as the site's server sends them to a page; what cannot be played is left out. */
export function parseTracks( raw: unknown ): Track[] {
	return Array.isArray( raw )
		? raw.flatMap( ( entry ) => {
				const field = ( name: string ): unknown =>
					Object( entry )[ name ];
				const text = ( name: string ) =>
					typeof field( name ) === 'string'
						? String( field( name ) )
						: '';
				const duration = Number( field( 'duration' ) );
				const track = {
					id: text( 'id' ),
					title: text( 'title' ),
					link: webAddress( text( 'link' ) ),
					src: webAddress( text( 'src' ) ),
					duration: duration > 0 && duration < 1e6 ? duration : 0,
					description: text( 'description' ),
				};
				return track.id && track.src ? [ track ] : [];
			} )
		: [];
}

/**
 * Reads the list that a page asks for when its own is old: for the declaration of the call and for the visitor's script
 * alike, since the words of `wire` would not fit into the script.
 */
export const refreshed: Parser< {
	/** The feed is about to be read: there may be more in a moment. */
	pending: boolean;
	version: string;
	tracks: Track[];
} > = {
	read( raw ) {
		const { pending, version, tracks } = Object( raw );
		if ( typeof version !== 'string' ) {
			throw new TypeError( 'the answer: expected version and tracks' );
		}
		return {
			pending: pending === true,
			version,
			tracks: parseTracks( tracks ),
		};
	},
};

/** The address when it is http or https, and nothing otherwise. */
export function webAddress( text: string ): string {
	return /^https?:\/\/[^\s/]/i.test( text ) ? text : '';
}
