import { endpoint, wire } from '#shared/request';
import { type AdFormat } from './formats';
import { adFormat } from './sizes';

/** A frame that visitors see. */
export type Frame = {
	format: AdFormat[ 'name' ];
	/** A picture of the site; without one it is code of a network. */
	picture: { url: string; width: number; height: number; alt: string } | null;
	/** Shows where it fits, or where the one before it does not; otherwise always. */
	when: '' | 'needs-width' | 'is-narrower';
};

/** What visitors see in each format, by its name: no frame, or one, or a second for narrow pages. The code itself is not told. */
export const readSlots = endpoint( {
	method: 'GET',
	path: '/wpcom/v2/wordads/slots',
	servedBy: [ 'site' ],
	capability: 'edit_posts',
	wire: wire.list(
		wire.record( {
			format: wire.string,
			frames: wire.list(
				wire.record( {
					format: wire.string,
					when: wire.string,
					picture: wire.optional(
						wire.record( {
							url: wire.string,
							width: wire.number,
							height: wire.number,
							alt: wire.string,
						} )
					),
				} )
			),
		} )
	),
	parse: ( formats ): ReadonlyMap< string, readonly Frame[] > =>
		new Map(
			formats.map( ( { format, frames } ) => [
				format,
				frames.map( ( frame ) => ( {
					format: adFormat( frame.format ).name,
					picture: frame.picture ?? null,
					when: WHEN.find( ( when ) => when === frame.when ) ?? '',
				} ) ),
			] )
		),
} );

const WHEN = [ 'needs-width', 'is-narrower' ] as const;
