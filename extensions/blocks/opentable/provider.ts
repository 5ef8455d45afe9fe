import type { AttributesOf } from '#shared/attributes';
import type { EmbedProvider } from '#shared/embed/editor';
import type { Restaurant } from './api';
import type { attributes as schema } from './attributes';
import {
	nameInAddress,
	readReservation,
	type Reservation,
	restaurantsOf,
	styleFor,
} from './rules/reservation';

type Attributes = AttributesOf< typeof schema >;

/** Returns the URL of a restaurant's reservation page. */
export function reservationPage( rid: number ): string {
	return `https://www.opentable.com/restref/client/?rid=${ rid }`;
}

/**
 * Returns the block's attributes for the restaurants in an embed code or URL. Uses a style that supports this number of
 * restaurants. Names that are already known stay.
 */
export function attributesOf( {
	style,
	rid,
	...said
}: Reservation ): Partial< Attributes > {
	return {
		...said,
		rid,
		// If the embed code contains no style, keep the block's style for one restaurant, and use the standard style
		// for several.
		...( ( style || rid.length > 1 ) && {
			style: styleFor( style ?? 'standard', rid.length ),
			align: style === 'wide' ? 'wide' : undefined,
		} ),
	};
}

/** Embeds OpenTable's widget codes, and URLs that contain a restaurant's ID. */
export const opentable: EmbedProvider< Attributes > = {
	parse( pasted ) {
		const reservation = readReservation( pasted );
		return reservation && { attributes: attributesOf( reservation ) };
	},
	short: nameInAddress,
	link( { rid } ) {
		const [ first, ...others ] = restaurantsOf( { rid, names: [] } );
		return first
			? [ reservationPage( first.rid ), ...others.map( numbered ) ].join(
					'&'
				)
			: '';
	},
	links: ( attributes ) =>
		restaurantsOf( attributes ).map( ( { rid, name } ) => [
			reservationPage( rid ),
			name || reservationPage( rid ),
		] ),
};

const numbered = ( { rid }: Restaurant ) => `rid=${ rid }`;
