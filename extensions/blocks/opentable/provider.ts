import type { AttributesOf } from '#shared/attributes';
import type { EmbedProvider } from '#shared/embed-block';
import { readInitialState } from '#shared/initial-state';
import type { attributes as schema } from './attributes';
import { embed } from './embed';
import { languageOf } from './rules/languages';
import { readReservation, type Reservation } from './rules/reservation';
import { kept, restaurantsOf } from './rules/restaurants';
import { drawingOf, sizeOf, styleFor, withStyle } from './rules/styles';

type Attributes = AttributesOf< typeof schema >;

/** Pixels that the service leaves around its button. */
const MARGIN = 14;

/** Pixels in a window that is narrower than the wide form: its parts then stand below one another. */
const NARROW = 301;

/** The page on which a reader reserves a table. */
export function reservationPage( rid: number ): string {
	return `https://www.opentable.com/restref/client/?rid=${ rid }`;
}

/** Restaurants from a code or an address as a block keeps them, in the style that suits their number. */
export function attributesOf( {
	style,
	rid,
	...said
}: Reservation ): Partial< Attributes > {
	// A code that says nothing of it leaves the style, unless that could be the one for a single restaurant.
	const suits =
		style || rid.length > 1
			? withStyle(
					{ style: 'standard' },
					styleFor( style ?? 'standard', rid.length )
				)
			: {};
	return {
		...said,
		...kept( rid.map( ( id ) => ( { rid: id, name: '' } ) ) ),
		...suits,
	};
}

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

/** OpenTable: the codes of its widgets and addresses with a restaurant's id. */
export const opentable: EmbedProvider< Attributes > = {
	slug: 'opentable',
	fact: embed,
	parse( pasted ) {
		const reservation = readReservation( pasted );
		return reservation && { attributes: attributesOf( reservation ) };
	},
	link( attributes ) {
		const ids = restaurantsOf( attributes ).map( ( { rid } ) => rid );
		return ids.length ? reservationPage( ids[ 0 ] as number ) : '';
	},
	frame: ( attributes, base ) =>
		frameOf(
			attributes,
			base,
			languageOf( attributes.lang, readInitialState().site.language )
		),
};
