import { withoutEntities } from '#shared/attributes';
import { PlainText } from '@wordpress/block-editor';
import type { KeyboardEvent, ReactNode } from 'react';

/** A line of text written in place: no formats, and Enter does nothing. Lines that are pasted become one. */
export function PlainField( {
	label,
	value,
	onChange,
}: {
	label: string;
	value: string;
	onChange( value: string ): void;
} ): ReactNode {
	return (
		<PlainText
			className="wp-block-dovetail-contact-info__field"
			aria-label={ label }
			placeholder={ label }
			value={ value }
			onChange={ ( next ) =>
				onChange( withoutEntities( next.replace( /\s*\n\s*/g, ' ' ) ) )
			}
			onKeyDown={ blockEnter }
		/>
	);
}

function blockEnter( event: KeyboardEvent ): void {
	if ( event.key === 'Enter' ) {
		event.preventDefault();
		event.stopPropagation();
	}
}
