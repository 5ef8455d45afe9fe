import type { AttributesOf } from '#shared/attributes';
import { useBlockProps } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import type { attributes as schema } from './attributes';
import { LINK_CLASS } from './markup';
import { chatAddress } from './rules/phone-number';
import { backgroundOf, textColor } from './rules/colors';

/** Saves a link that starts the chat, or nothing if there is no number. */
export function save( {
	attributes,
}: {
	attributes: AttributesOf< typeof schema >;
} ): ReactNode {
	const address = chatAddress( attributes );
	if ( ! address ) {
		return null;
	}
	const { buttonText, colorClass, openInNewTab } = attributes;
	const backgroundColor = backgroundOf( attributes.backgroundColor );
	return (
		<div
			{ ...useBlockProps.save( {
				className: `is-color-${ colorClass }`,
			} ) }
		>
			<a
				className={ LINK_CLASS }
				href={ address }
				style={ {
					backgroundColor,
					color: textColor( backgroundColor ),
				} }
				{ ...( openInNewTab ? { target: '_blank' } : {} ) }
				rel="noopener"
				aria-label={ buttonText.trim() ? undefined : 'WhatsApp' }
			>
				{ buttonText }
			</a>
		</div>
	);
}
