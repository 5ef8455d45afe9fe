import type { AttributesOf } from '#shared/attributes';
import type { EmbedProvider } from '#shared/embed/editor';
import { readInitialState } from '#shared/initial-state';
import type { attributes as schema } from './attributes';
import { languageOf } from './rules/language-names';
import { restaurantsOf } from './rules/restaurants';
import { styleFor } from './rules/styles';
import { drawingOf, sizeOf } from './rules/drawing';

type Attributes = AttributesOf< typeof schema >;

/** Pixels that the service leaves around its button. */
const MARGIN = 14;

/** Width in pixels below which the form stacks its parts. */
const NARROW = 301;

/** The frame of the service for the restaurants of a block, in a language; null where there is nothing to reserve, and where a link is wanted. */
export function frameOf(
	attributes: Attributes,
	base: string,
	language: string
): ReturnType< EmbedProvider< Attributes >[ 'frame' ] > {
	const { style, iframe, domain, newtab, negativeMargin } = attributes;
	const rid = restaurantsOf( attributes ).map( ( each ) => each.rid );
	if ( ! rid.length || ! iframe ) {
		return null;
	}
	const query = new URLSearchParams( [
		...rid.map( ( id ) => [ 'rid', String( id ) ] ),
		...Object.entries( {
			...drawingOf( style, rid.length ),
			lang: language,
			domain,
			newtab: String( newtab ),
			overlay: 'false',
		} ),
	] );
	const drawn = styleFor( style, rid.length );
	return {
		src: `${ base }/widget/reservation/canvas?${ query }`,
		...sizeOf( style, rid.length ),
		...( drawn === 'wide' && { narrow: NARROW } ),
		...( drawn === 'button' && negativeMargin && { crop: MARGIN } ),
	};
}

/** The same in the language of the site, where the author has chosen none. */
export const frame: EmbedProvider< Attributes >[ 'frame' ] = (
	attributes,
	base
) =>
	frameOf(
		attributes,
		base,
		languageOf( attributes.lang, readInitialState().site.language )
	);
