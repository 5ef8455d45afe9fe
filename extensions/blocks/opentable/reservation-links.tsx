import type { AttributesOf } from '#shared/attributes';
import type { ReactNode } from 'react';
import type { attributes as schema } from './attributes';
import { reservationPage } from './provider';
import { restaurantsOf } from './rules/restaurants';

/** A link for each restaurant, with its name or, where nobody knows it, the address. Alone and in the style of a button it is one. */
export function ReservationLinks( {
	attributes,
	onClick,
}: {
	attributes: AttributesOf< typeof schema >;
	onClick?: ( event: { preventDefault(): void } ) => void;
} ): ReactNode {
	const { iframe, newtab, style } = attributes;
	return restaurantsOf( attributes ).map( ( { rid, name } ) => (
		<p key={ rid }>
			<a
				className={
					style === 'button' && ! iframe
						? 'wp-element-button'
						: undefined
				}
				href={ reservationPage( rid ) }
				onClick={ onClick }
				{ ...( newtab && { target: '_blank', rel: 'noopener' } ) }
			>
				{ name || reservationPage( rid ).replace( 'https://www.', '' ) }
			</a>
		</p>
	) );
}
