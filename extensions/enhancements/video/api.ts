import { endpoint, wire } from '#shared/request';
import { isGuid, type Size } from './rules/player';

/** Returns the hosting ID of a media library item; null if the platform does not host the item. */
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

/** Returns the size of a hosted video from WordPress's embed data; null if the size is unknown. */
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
