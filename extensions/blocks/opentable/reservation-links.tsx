import type { AttributesOf } from '#shared/attributes';
import type { ReactNode } from 'react';
import type { attributes as schema } from './attributes';
import { reservationPage } from './provider';
import { restaurantsOf } from './rules/reservation';

/**
 * A link for each restaurant. Its text is the name, or the URL if the name is unknown. In the style "button", a single
 * link looks like a button.
 */
export function ReservationLinks( {
	attributes,
	text,
	onClick,
}: {
	attributes: AttributesOf< typeof schema >;
	/** Text that replaces the URL if the name is unknown. */
	text?: string;
	onClick?: ( event: { preventDefault(): void } ) => void;
} ): ReactNode {
	const { iframe, newtab, style, align } = attributes;
	return restaurantsOf( attributes ).map( ( { rid, name } ) => (
		<p
			key={ rid }
			className={
				align === 'center' ? 'has-text-align-center' : undefined
			}
		>
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
				{ name ||
					text ||
					reservationPage( rid ).replace( 'https://www.', '' ) }
			</a>
		</p>
	) );
}
