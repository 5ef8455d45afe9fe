import type { AttributesOf } from '#shared/attributes';
import type { EmbedProvider } from '#shared/embed/editor';
import type { attributes as schema } from './attributes';
import { calendly } from './provider';

/** Pixels: the service tells a better height once it is there. */
const HEIGHT = 630;

/** The calendar in the page, or in a window over it. */
export const frame: EmbedProvider<
	AttributesOf< typeof schema >
>[ 'frame' ] = ( attributes, base, { hostname } ) => {
	const address = calendly.link( attributes );
	if ( ! address ) {
		return null;
	}
	const { pathname, searchParams } = new URL( address );
	// Without both it would tell no height.
	searchParams.set( 'embed_domain', hostname );
	searchParams.set( 'embed_type', 'Inline' );
	return {
		src: `${ base }${ pathname }?${ searchParams }`,
		height: HEIGHT,
		...( attributes.style === 'link' && { isDialog: true } ),
	};
};
