import { endpoint, wire } from '#shared/request';
import { isGuid } from './rules/player';
import type { Size } from './rules/ratio';

/** Something of the media library, of which only the id under which the platform hosts it is read; null where it hosts it not. */
export const readMedia = endpoint( {
	method: 'GET',
	path: '/wp/v2/media/{id}',
	servedBy: [ 'wordpress' ],
	wire: wire.record( {
		jetpack_videopress_guid: wire.optional( wire.unknown ),
	} ),
	parse: ( { jetpack_videopress_guid: guid } ): string | null =>
		isGuid( guid ) ? guid : null,
} );

/** What WordPress knows of an embed by its address: of a hosted video its size, null where it has none. */
export const readPreview = endpoint( {
	method: 'GET',
	path: '/oembed/1.0/proxy',
	servedBy: [ 'wordpress' ],
	query: { url: wire.string },
	wire: wire.record( {
		width: wire.optional( wire.unknown ),
		height: wire.optional( wire.unknown ),
	} ),
	parse: ( { width, height }: Record< string, unknown > ): Size | null => {
		const size = { width: Number( width ), height: Number( height ) };
		return size.width >= 1 && size.height >= 1 ? size : null;
	},
} );
