import { endpoint, wire } from '#shared/request';
import type { AdFormat } from './attributes';
import { adFormat } from './server-data';

/** An ad frame that visitors see. */
export type Frame = {
	format: AdFormat[ 'name' ];
	/** The site's own image. Null if the frame contains an ad network's code. */
	picture: { url: string; width: number; height: number; alt: string } | null;
	/**
	 * When the frame is shown: if the page is wide enough for it (`needs-width`), if the page is too narrow for the
	 * previous frame (`is-narrower`), or always (empty).
	 */
	when: '' | 'needs-width' | 'is-narrower';
};

/**
 * Requests the frames that visitors see in each format. A format has up to two frames; the second is for narrow pages.
 * The response never includes an ad network's code.
 */
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
