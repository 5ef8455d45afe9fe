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

/** The address when it is http or https, and nothing otherwise. */
export function webAddress( text: string ): string {
	return /^https?:\/\/[^\s/]/i.test( text ) ? text : '';
}
