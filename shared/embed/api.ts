import { endpoint, wire } from '#shared/request';

/**
 * Returns the frame that a page shows for an embed block's attributes, or null if the page shows only a link; and the
 * text of a link whose saved text is its URL.
 */
export const readPreview = endpoint( {
	method: 'POST',
	path: '/dovetail/v1/embed-preview/{slug}',
	data: { attributes: wire.dictionary( wire.unknown ) },
	servedBy: [ 'site' ],
	capability: 'edit_posts',
	wire: wire.record( {
		frame: wire.optional(
			wire.record( {
				slug: wire.string,
				service: wire.string,
				host: wire.string,
				words: wire.record( {
					show: wire.string,
					asks: wire.string,
					always: wire.string,
					loading: wire.string,
					failed: wire.string,
					close: wire.string,
				} ),
				sandbox: wire.string,
				allow: wire.optional( wire.string ),
				heights: wire.optional( wire.string ),
				src: wire.optional( wire.string ),
				page: wire.optional( wire.string ),
				height: wire.number,
				narrow: wire.optional( wire.number ),
				width: wire.optional( wire.number ),
				crop: wire.optional( wire.number ),
			} )
		),
		text: wire.optional( wire.string ),
	} ),
	parse: ( { frame = null, text } ) => ( { frame, text } ),
} );
